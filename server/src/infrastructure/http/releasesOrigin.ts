import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './AppError.ts';

/** The releases origin serves only build files. Must be registered before any route. */
export function serveOnlyFilesAt(app: FastifyInstance, releasesOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (isAskedAt(request, releasesOrigin) && !request.url.startsWith(serverPaths.releases)) throw new AppError('not_found');
  });
}

/** Ignores the scheme, which depends on the proxy, and the port, which some proxies drop. */
export function isAskedAt({ headers }: FastifyRequest, origin: string): boolean {
  const requested = `http://${headers.host}`;
  return URL.canParse(requested) && new URL(requested).hostname === new URL(origin).hostname;
}
