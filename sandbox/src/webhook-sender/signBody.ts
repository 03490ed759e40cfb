import { createHmac } from 'node:crypto';

/** SHA-256 counts; SHA-1 is still sent. */
export function signBody(body: string, appSecret: string): { 'x-hub-signature': string; 'x-hub-signature-256': string } {
  return {
    'x-hub-signature': `sha1=${createHmac('sha1', appSecret).update(body).digest('hex')}`,
    'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
  };
}
