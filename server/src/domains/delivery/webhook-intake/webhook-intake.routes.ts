import { serverPaths, WEBHOOK_BODY_MAX_BYTES } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { isEqualInConstantTime } from '../../../infrastructure/crypto/isEqualInConstantTime.ts';
import type { InstagramSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { RejectionCounter } from './createRejectionCounter.ts';
import { verifySignature } from './verifySignature.ts';

const RETRY_AFTER_SECONDS = '5';
/** Invalid signatures of our own tests do not count. */
export const TEST_HEADER = 'x-fanfare-test';

export async function registerWebhookIntakeRoutes(
  app: FastifyInstance,
  append: (delivery: { body: Buffer; requestId: string }) => Promise<void>,
  settings: InstagramSettings,
  rejections: RejectionCounter,
  refuseOld: (body: Buffer) => void,
): Promise<void> {
  app.addHook('onClose', rejections.flush);
  await app.register(async (scope) => {
    // The signature covers the raw bytes, so no parser may run first.
    scope.removeAllContentTypeParsers();
    const raw = { parseAs: 'buffer', bodyLimit: WEBHOOK_BODY_MAX_BYTES } as const;
    scope.addContentTypeParser('*', raw, (_request, body, done) => done(null, body));

    scope.get(serverPaths.instagramWebhook, { schema: { hide: true } }, async (request, reply) => {
      const query = new URL(request.url, 'http://webhook.invalid').searchParams;
      const challenge = query.get('hub.challenge') ?? '';
      const isExpected =
        query.get('hub.mode') === 'subscribe' &&
        isEqualInConstantTime(query.get('hub.verify_token') ?? '', settings.verifyToken) &&
        /^[0-9]{1,20}$/.test(challenge);
      if (!isExpected) throw new AppError('forbidden');
      return reply.type('text/plain; charset=utf-8').send(challenge);
    });

    scope.post(
      serverPaths.instagramWebhook,
      { bodyLimit: WEBHOOK_BODY_MAX_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const header = request.headers['x-hub-signature-256'];
        const signature = typeof header === 'string' ? header : undefined;
        if (!verifySignature(body, signature, settings.webhookSecrets)) {
          // Unsigned requests do not indicate a wrong secret.
          if (signature !== undefined && request.headers[TEST_HEADER] === undefined) rejections.count();
          throw new AppError('signature_invalid');
        }
        try {
          refuseOld(body);
          await append({ body, requestId: request.id });
        } catch (cause) {
          reply.header('retry-after', RETRY_AFTER_SECONDS);
          throw new AppError('overloaded', { cause });
        }
        return reply.type('text/plain; charset=utf-8').send('EVENT_RECEIVED');
      },
    );
  });
}
