import { Readable } from 'node:stream';
import type { AnalyticsPeriod } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { type Translator, translatorFor } from '../../../infrastructure/language/translations.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { createAnalyticsService, presentRange } from './analytics.service.ts';
import type { Dataset } from './csv/headers.ts';
import { writeEngagement, writeFunnels, writeKeywords, writeMessages, writeMetrics, writePosts } from './csv/writeDataset.ts';
import { definitions } from './definitions.ts';
import { readMessageVolume } from './figures/messageVolume.readModel.ts';
import { type Range, readRange } from './readRange.ts';

const DEFAULT_PERIOD: AnalyticsPeriod = '7d';
const hoursOf: Record<AnalyticsPeriod, number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 };
const HOUR_MS = 60 * 60 * 1000;

interface Asked {
  ownerId: string;
  range: Range;
  translator: Translator;
}

export function registerAnalyticsRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  const analytics = createAnalyticsService({ database, clock });

  route(app, 'GET /api/analytics/messages', async ({ query, user }) => {
    const period = query.period ?? DEFAULT_PERIOD;
    const until = new Date(clock.nowMs());
    const since = new Date(until.getTime() - hoursOf[period] * HOUR_MS);
    const volume = await database.reader.asOwner(user.workspaceId, (queries) =>
      readMessageVolume(queries, user.workspaceId, since, until),
    );
    return { data: { period, ...volume } };
  });
  route(app, 'GET /api/analytics/overview', async ({ query, user }) => {
    return { data: await analytics.overview(user.workspaceId, readRange(query, clock.nowMs())) };
  });
  route(app, 'GET /api/analytics/response-times', async ({ query, user }) => {
    const range = readRange(query, clock.nowMs());
    return { data: { range: presentRange(range), ...(await analytics.responseTimes(user.workspaceId, range)) } };
  });
  route(app, 'GET /api/analytics/hours', async ({ query, user }) => {
    const range = readRange(query, clock.nowMs());
    return { data: { range: presentRange(range), hours: await analytics.hours(user.workspaceId, range) } };
  });
  route(app, 'GET /api/analytics/posts', async ({ query, user }) => {
    const range = readRange(query, clock.nowMs());
    return { data: { range: presentRange(range), posts: await analytics.posts(user.workspaceId, user.accountId, range) } };
  });
  route(app, 'GET /api/analytics/flows', async ({ query, user }) => {
    const range = readRange(query, clock.nowMs());
    return { data: { range: presentRange(range), ...(await analytics.funnels(user.workspaceId, range)) } };
  });
  route(app, 'GET /api/analytics/flows/{id}', async ({ params, query, user }) => {
    const range = readRange(query, clock.nowMs());
    const figures = await analytics.flow(user.workspaceId, params.id, range, query.version ?? null);
    return { data: { range: presentRange(range), ...figures } };
  });
  route(app, 'GET /api/analytics/definitions', async () => {
    return {
      data: Object.entries(definitions).map(([metric, definition]) => ({
        metric,
        ...inBoth('definition', 'message', definition),
      })),
    };
  });
  route(app, 'GET /api/analytics/export', async ({ query, user, request, reply }) => {
    const { dataset = 'messages' } = query;
    const range = readRange(query, clock.nowMs());
    const name = `fanfare-${dataset}-${dayOf(range.from)}-${dayOf(range.to)}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8');
    const translator = translatorFor(languageOf(request.headers));
    const table = await write(dataset, { ownerId: user.workspaceId, range, translator });
    await database.asOwner(user.workspaceId, (queries) =>
      recordAudit(queries, {
        ownerId: user.workspaceId,
        event: 'data_exported',
        object: { kind: 'dataset', id: dataset },
        params: { dataset },
      }),
    );
    return Readable.from([table]);
  });
  route(app, 'POST /api/analytics/recompute', async ({ user }) => {
    return { slots: await analytics.recompute(user.workspaceId) };
  });

  async function write(dataset: Dataset, { ownerId, range, translator }: Asked): Promise<string> {
    if (dataset === 'flows') return writeFunnels((await analytics.funnels(ownerId, range)).flows, translator);
    if (dataset === 'posts') return writePosts(await analytics.posts(ownerId, null, range), translator);
    const overview = await analytics.overview(ownerId, range);
    const writers = { messages: writeMessages, keywords: writeKeywords, metrics: writeMetrics, engagement: writeEngagement };
    return writers[dataset](overview, translator);
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
