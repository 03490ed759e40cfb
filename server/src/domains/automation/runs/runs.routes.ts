import { message, PAGE_SIZE } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { readRunStory } from './readRunStory.ts';
import { presentRun } from './runs.presenter.ts';
import { countWaiting, listRuns } from './runs.readModel.ts';

export function registerRunsRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'GET /api/runs', async ({ query, user }) => {
    const { limit = PAGE_SIZE, cursor, since, ...filter } = query;
    checkIds(cursor, filter.flowId, filter.contactId);
    const found = await database.asOwner(user.workspaceId, (queries) =>
      listRuns(queries, user.workspaceId, {
        ...filter,
        accountId: user.accountId,
        since: readMoment(since),
        before: cursor,
        limit: limit + 1,
      }),
    );
    const runs = found.slice(0, limit);
    const nextCursor = found.length > limit ? (runs.at(-1)?.id ?? null) : null;
    return { data: { runs: runs.map(presentRun), nextCursor } };
  });

  route(app, 'GET /api/runs/waiting', async ({ query: { flowId }, user }) => {
    checkIds(flowId);
    const { workspaceId, accountId } = user;
    return { data: await database.asOwner(workspaceId, (queries) => countWaiting(queries, workspaceId, { flowId, accountId })) };
  });

  route(app, 'GET /api/runs/{id}', async ({ params, user }) => {
    const story = await database.asOwner(user.workspaceId, (queries) => readRunStory(queries, user.workspaceId, params.id));
    if (!story) throw new AppError('not_found');
    return { data: story };
  });
}

function checkIds(...ids: (string | undefined)[]): void {
  if (ids.some((id) => id !== undefined && !isUuid(id))) {
    throw new AppError('validation_failed', { text: message('requests.invalid-id-in-query') });
  }
}

function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new AppError('validation_failed', { text: message('requests.invalid-time-in-query') });
  return moment;
}
