import { createHmac } from 'node:crypto';

/** Both signature headers of a webhook: the SHA-256 one that counts and the old SHA-1 one that is still sent. */
export function signBody(body: string, appSecret: string): { 'x-hub-signature': string; 'x-hub-signature-256': string } {
  return {
    'x-hub-signature': `sha1=${createHmac('sha1', appSecret).update(body).digest('hex')}`,
    'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
  };
}
