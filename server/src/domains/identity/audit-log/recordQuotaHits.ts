import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { QUOTA_HIT_EVERY_MS, recordQuotaHit } from './recordAudit.ts';

const REMEMBERED_MAX = 10_000;

/** Security controls S31 and S41. Must be registered before the routes. */
export function recordQuotaHits(app: FastifyInstance, database: Database): void {
  // A refusal must stay cheap, so not every one costs a query.
  const recordedAt = new Map<string, number>();
  app.addHook('onError', async ({ signedIn }, _reply, error) => {
    if (!signedIn || !(error instanceof AppError) || error.quota === null) return;
    const hit = `${signedIn.workspaceId} ${error.quota}`;
    const nowMs = performance.now();
    if (nowMs - (recordedAt.get(hit) ?? Number.NEGATIVE_INFINITY) < QUOTA_HIT_EVERY_MS) return;
    if (recordedAt.size >= REMEMBERED_MAX) recordedAt.clear();
    recordedAt.set(hit, nowMs);
    recordQuotaHit(database, signedIn.workspaceId, error.quota);
  });
}
