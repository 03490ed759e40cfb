import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { type EventsService, presentStates } from '../../feed/events/index.ts';
import { presentSubscription } from './webhook-subscriptions.presenter.ts';
import type { WebhookSubscriptionsService } from './webhook-subscriptions.service.ts';

const RECENT_ACTIVITY = 5;

interface Services {
  subscriptions: WebhookSubscriptionsService;
  events: Pick<EventsService, 'page' | 'figures'>;
}

export function registerWebhookSubscriptionsRoutes(app: FastifyInstance, { subscriptions, events }: Services): void {
  route(app, 'GET /api/webhooks/subscriptions', async ({ user }) => {
    return { data: (await subscriptions.list(user.workspaceId)).map(presentSubscription) };
  });
  route(app, 'PUT /api/webhooks/subscriptions/{id}', async ({ params, body, user }) => {
    const isActive = body.status === 'active';
    return { data: presentSubscription(await subscriptions.setActive(user.workspaceId, params.id, isActive)) };
  });
  route(app, 'DELETE /api/webhooks/subscriptions/{id}', async ({ params, user }) => {
    await subscriptions.remove(user.workspaceId, params.id);
    return {};
  });
  route(app, 'GET /api/webhooks/stats', async ({ user }) => {
    const figures = await events.figures(user);
    const recent = await events.page(user, { limit: RECENT_ACTIVITY });
    const eventTypes = figures.byType.map(({ eventType, total }) => ({ id: eventType, count: total }));
    return { data: { database: presentStates(figures), eventTypes, recentActivity: recent.events } };
  });
}
