import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../infrastructure/http/AppError.ts';

/** Keeps the origin of builds to files of builds: pages, calls and uploads have the other one. Add it before any route. */
export function serveOnlyFilesAt(app: FastifyInstance, releasesOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (isAskedAt(request, releasesOrigin) && !request.url.startsWith(serverPaths.releases)) throw new AppError('not_found');
  });
}

/** Whether a request was sent to this origin. The scheme is up to the proxy in front, and some proxies leave out the port. */
export function isAskedAt({ headers }: FastifyRequest, origin: string): boolean {
  const asked = `http://${headers.host}`;
  return URL.canParse(asked) && new URL(asked).hostname === new URL(origin).hostname;
}
