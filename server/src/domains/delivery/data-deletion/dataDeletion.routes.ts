import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { sendPage } from '../../../infrastructure/http/pages/sendPage.ts';
import { type MessageId, translatorFor } from '../../../infrastructure/language/translations.ts';
import type { DataDeletionService } from './dataDeletion.service.ts';

const BODY_MAX_BYTES = 16 * 1024;

const pages = {
  complete: ['pages.erased-title', 'pages.erased'],
  'in progress': ['pages.erasing-title', 'pages.erasing'],
  unknown: ['pages.unknown-code-title', 'pages.unknown-code'],
} as const satisfies Record<Awaited<ReturnType<DataDeletionService['status']>>, readonly [MessageId, MessageId]>;

/** Both URLs are entered in the app dashboard under Business login settings. */
export async function registerDataDeletionRoutes(app: FastifyInstance, deletions: DataDeletionService): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: 'string', bodyLimit: BODY_MAX_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const signedRequestOf = (body: unknown) => (body instanceof URLSearchParams ? (body.get('signed_request') ?? '') : '');

    scope.post(serverPaths.instagramDeauthorize, { schema: { hide: true } }, async (request) => {
      await deletions.deauthorize(signedRequestOf(request.body));
      return { success: true };
    });

    scope.post(serverPaths.instagramDataDeletion, { schema: { hide: true } }, async (request) => {
      const { url, code } = await deletions.requestDeletion(signedRequestOf(request.body));
      return { url, confirmation_code: code };
    });

    scope.get(serverPaths.instagramDataDeletion, { schema: { hide: true } }, async (request, reply) => {
      const code = new URL(request.url, 'http://page.invalid').searchParams.get('code') ?? '';
      const status = await deletions.status(/^[\w-]{1,100}$/.test(code) ? code : '');
      const { language, translate } = translatorFor(languageOf(request.headers));
      const [title, text] = pages[status];
      return sendPage(reply, {
        language,
        status: status === 'unknown' ? 404 : 200,
        title: translate(title),
        text: translate(text),
      });
    });
  });
}
