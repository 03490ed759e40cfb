import { message, serverPaths } from '@fanfare/shared/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { isAskedAt } from '../../../infrastructure/http/releasesOrigin.ts';
import { createBuildFiles } from './createBuildFiles.ts';
import type { ReleaseRegistry } from './createReleaseRegistry.ts';
import { fileHeaders, isForPage } from './fileHeaders.ts';

interface Options {
  releasesDir: string;
  releasesOrigin?: string | null;
}

/** The content of a build file's URL never changes. */
export async function registerReleases(
  app: FastifyInstance,
  releases: ReleaseRegistry,
  { releasesDir, releasesOrigin = null }: Options,
): Promise<void> {
  app.get(serverPaths.releaseDocument, { schema: { hide: true } }, async (request, reply) => {
    const document = await releases.current();
    const etag = `"${document.signature.value}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return document;
  });

  const files = createBuildFiles(releasesDir);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isForPage(request.headers))
        throw new AppError('forbidden', {
          text: message('requests.build-file-not-embeddable'),
        });
      if (releasesOrigin === null || isAskedAt(request, releasesOrigin)) return;
      const { pathname, search } = new URL(request.url, releasesOrigin);
      return reply.header('cache-control', 'no-store').redirect(`${releasesOrigin}${pathname}${search}`, 307);
    });
    scope.addHook('onSend', async (request, reply) => {
      const isFile = [200, 206, 304].includes(reply.statusCode);
      if (isFile) reply.headers(fileHeaders(request.url.split('?')[0] ?? ''));
    });
    await scope.register(fastifyStatic, {
      root: releasesDir,
      prefix: serverPaths.releases,
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      allowedPath: (pathName) => files.has(pathName),
      setHeaders: (response) => {
        response.header('access-control-allow-origin', '*');
        response.header('cross-origin-resource-policy', 'cross-origin');
        // Allows pages to measure cache hits.
        response.header('timing-allow-origin', '*');
        response.header('vary', 'sec-fetch-dest');
      },
    });
  });
}
