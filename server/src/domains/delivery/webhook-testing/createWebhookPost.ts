import { createHmac } from 'node:crypto';
import { serverPaths } from '@fanfare/shared/contracts';
import type { WebhookBody } from '@fanfare/shared/contracts/graph';
import type { FastifyInstance } from 'fastify';
import { TEST_HEADER } from '../webhook-intake/index.ts';

export type WebhookPost = (body: WebhookBody, options?: { isForged?: boolean }) => Promise<number>;

export function createWebhookPost(http: FastifyInstance, secret: string): WebhookPost {
  return async (body, { isForged = false } = {}) => {
    const payload = Buffer.from(JSON.stringify(body));
    const signature = createHmac('sha256', isForged ? `not ${secret}` : secret)
      .update(payload)
      .digest('hex');
    const answer = await http.inject({
      method: 'POST',
      url: serverPaths.instagramWebhook,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}`, [TEST_HEADER]: '1' },
      payload,
    });
    return answer.statusCode;
  };
}
