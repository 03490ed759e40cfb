import { createHmac } from 'node:crypto';
import { BENCH_APP_SECRET } from '../startProduct.ts';
import { BENCH_ACCOUNT_ID } from './fakeInstagram.ts';

export function signedWebhook(
  contactId: string,
  mid: string,
  accountId = BENCH_ACCOUNT_ID,
): { body: string; headers: Record<string, string> } {
  const now = Date.now();
  const update = {
    sender: { id: contactId },
    recipient: { id: accountId },
    timestamp: now,
    message: { mid, text: 'what is the price?' },
  };
  const body = JSON.stringify({ object: 'instagram', entry: [{ id: accountId, time: now, messaging: [update] }] });
  const signature = createHmac('sha256', BENCH_APP_SECRET).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` } };
}
