import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { isEqualInConstantTime } from '../../../infrastructure/crypto/isEqualInConstantTime.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Metrics } from '../../../infrastructure/metrics/createMetrics.ts';

export function registerMetricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get(serverPaths.metrics, { schema: { hide: true } }, async (request, reply) => {
    if (token !== null && !isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('not_signed_in');
    }
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.render());
  });
}

/** Without this route, a scraper would parse the product's page. */
export function registerNoMetrics(app: FastifyInstance): void {
  app.get(serverPaths.metrics, { schema: { hide: true } }, async () => {
    throw new AppError('not_found');
  });
}
