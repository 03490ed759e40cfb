import { createHmac } from 'node:crypto';

/** SHA-256 is the one to verify; SHA-1 is sent as well. */
export function signBody(body: string, appSecret: string): { 'x-hub-signature': string; 'x-hub-signature-256': string } {
  return {
    'x-hub-signature': `sha1=${createHmac('sha1', appSecret).update(body).digest('hex')}`,
    'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
  };
}
