import { serverPaths } from '@fanfare/shared/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseRegistry } from './createReleaseRegistry.ts';

/** The release document, and the files of every release under addresses that never change their content. */
export async function registerReleases(app: FastifyInstance, releases: ReleaseRegistry, releasesDir: string): Promise<void> {
  app.get(serverPaths.releaseDocument, { schema: { hide: true } }, async (request, reply) => {
    const document = await releases.current();
    const etag = `"${document.signature.value}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return document;
  });

  await app.register(fastifyStatic, {
    root: releasesDir,
    prefix: serverPaths.releases,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // Only files of builds: `index.json` and the tokens of the registry are beside them.
    allowedPath: (pathName) => /^\/[\w-]+\/\w[\w.+-]*\/(?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*$/.test(pathName),
    setHeaders: (response) => {
      response.header('access-control-allow-origin', '*');
      response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
