import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serverPaths } from '@fanfare/shared/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { translatorFor } from '../../../infrastructure/language/translations.ts';
import { renderSdkPage, type SdkIndex } from './renderSdkPage.ts';

interface SdkOptions {
  sdkDir: string;
  shellDir: string;
  publicUrl: string;
}

/** Serves the packages and files of the live shell without a session. */
export async function registerSdk(app: FastifyInstance, { sdkDir, shellDir, publicUrl }: SdkOptions): Promise<void> {
  app.get(serverPaths.sdk, { schema: { hide: true } }, async (request, reply) => {
    const text = await readFile(path.join(sdkDir, 'index.json'), 'utf8').catch(() => null);
    if (text === null) throw new AppError('not_found');
    const index: SdkIndex = JSON.parse(text);
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(renderSdkPage(index, publicUrl, translatorFor(languageOf(request.headers))));
  });
  const common = { decorateReply: false, index: false, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: sdkDir,
    prefix: serverPaths.sdk,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    allowedPath: (name) => /^\/(index\.json|[\w.-]+\.tgz)$/.test(name),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: shellDir,
    prefix: `${serverPaths.sdk}shell/`,
    // The lab loads these. A page rendered here would lack what its server adds.
    setHeaders: (reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', "default-src 'none'; sandbox"),
    allowedPath: (name) => !/\.(map|br|gz)$/.test(name),
  });
}
