import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { EventsService } from './events.service.ts';
import { readEventQuery } from './search/readEventQuery.ts';

export function registerEventsRoutes(app: FastifyInstance, events: EventsService): void {
  route(app, 'GET /api/webhooks/events', async ({ query, user }) => {
    return { data: await events.page(user, readEventQuery(query)) };
  });
  route(app, 'GET /api/webhooks/events/{id}', async ({ params, user }) => {
    return { data: await events.find(user, params.id) };
  });
  route(app, 'GET /api/webhooks/counts', async ({ query, user }) => {
    return { data: await events.counts(user, query.timeZone) };
  });
  route(app, 'GET /api/webhooks/trends', async ({ query, user }) => {
    return { data: await events.trends(user, query.timeZone) };
  });
  route(app, 'POST /api/webhooks/events/{id}/read', async ({ params, user }) => {
    await events.markRead(user, params.id);
    return {};
  });
  route(app, 'POST /api/webhooks/events/read-all', async ({ user }) => {
    return { marked: await events.markAllRead(user) };
  });
  route(app, 'POST /api/webhooks/events/retry', async ({ body, user }) => {
    const results = await events.retryAll(user, body.ids);
    return { data: { queued: results.filter(({ isQueued }) => isQueued).length, results } };
  });
  route(app, 'POST /api/webhooks/events/{id}/retry', async ({ params, user }) => {
    await events.retry(user, params.id);
    return {};
  });
}
