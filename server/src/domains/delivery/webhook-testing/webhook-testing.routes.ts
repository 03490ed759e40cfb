import { PAGE_SIZE, serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { type EventsService, presentStates } from '../../feed/events/index.ts';
import type { WebhookSubscriptionsService } from '../../instagram/webhook-subscriptions/index.ts';
import type { TestCleanups } from './cleanups/createTestCleanups.ts';
import { presentResult, presentSuite } from './webhook-testing.presenter.ts';
import type { WebhookTestingService } from './webhook-testing.service.ts';
import { webhookStatusOf } from './webhookStatusOf.ts';

interface Services {
  testing: WebhookTestingService;
  cleanups: TestCleanups;
  events: Pick<EventsService, 'page' | 'figures'>;
  subscriptions: WebhookSubscriptionsService;
  publicUrl: string;
}

export function registerWebhookTestingRoutes(app: FastifyInstance, services: Services): void {
  const { testing, cleanups, events, subscriptions, publicUrl } = services;
  const webhookUrl = `${publicUrl}${serverPaths.instagramWebhook}`;

  route(app, 'GET /api/webhooks/testing/suites', async ({ user }) => {
    const { suites, results } = await testing.suites(user.workspaceId);
    return { suites: suites.map(presentSuite), results: results.map(presentResult) };
  });
  route(app, 'POST /api/webhooks/testing/create-suite', async ({ body, user }) => {
    return { suite: presentSuite(await testing.createSuite(user.workspaceId, body)) };
  });
  route(app, 'POST /api/webhooks/testing/execute-suite/{id}', async ({ params, user }) => {
    return presentResult(await testing.execute(user.workspaceId, params.id));
  });
  route(app, 'POST /api/webhooks/testing/cleanup', async ({ user }) => cleanups.request(user.workspaceId));
  route(app, 'POST /api/webhooks/testing/cleanup/undo', async ({ body, user }) => {
    await cleanups.undo(user.workspaceId, body.undoId);
    return {};
  });

  route(app, 'POST /api/instagram/debug/simulate-event', async ({ body, user }) => {
    return { statusCode: await testing.simulate(user.workspaceId, user.accountId, body) };
  });
  route(app, 'POST /api/instagram/webhook/test', async ({ body, user }) => {
    return { ...(await testing.testEndpoint(user.workspaceId, body)), webhookUrl };
  });
  route(app, 'GET /api/instagram/webhook/status', async ({ user }) => {
    const [subscription] = await subscriptions.list(user.workspaceId);
    const { total, completed, pending } = presentStates(await events.figures({ ...user, accountId: null }));
    return {
      status: webhookStatusOf(subscription),
      webhookUrl,
      total,
      processed: completed,
      pending,
      lastEventAt: subscription?.last_activity?.toISOString() ?? null,
    };
  });
  route(app, 'GET /api/instagram/webhook/events', async ({ user }) => {
    return { events: (await events.page(user, { limit: PAGE_SIZE })).events };
  });
}
