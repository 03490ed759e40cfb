import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../infrastructure/context/Context.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { Settings } from '../../infrastructure/env/Settings.ts';
import { createRealtimeGateway } from '../../infrastructure/realtime/createRealtimeGateway.ts';
import { createEventsService, type EventsService, registerEventsRoutes } from './events/index.ts';
import {
  createAlerts,
  createNotificationSettingsService,
  registerNotificationSettingsRoutes,
} from './notification-settings/index.ts';
import { createNotificationsService, registerNotificationsRoutes } from './notifications/index.ts';

interface Options {
  context: Context;
  /** Call it in a transaction. Returns false if there is nothing to repeat. */
  requeue: (queries: Queries, ownerId: string, eventKey: string) => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    feed: { events: EventsService };
  }
}

export const feed = fp(register, { name: 'feed', dependencies: ['identity'] });

async function register(http: FastifyInstance, { context, requeue }: Options): Promise<void> {
  const { settings, limits, database, clock, logger, bus, jobs } = context;
  const alerts = createAlerts({ database, clock });
  const events = createEventsService({ database, clock, searchBudgetMs: limits.searchBudgetMs, requeue, bus, jobs });
  http.decorate('feed', { events });
  const gateway = createRealtimeGateway({
    authenticate: http.authenticate,
    latestSeq: events.latestSeq,
    changesAfter: events.changesAfter,
    alertsOf: alerts.of,
    bus,
    allowedOrigins: originsOf(settings),
    trustedProxies: settings.accounts.trustedProxies,
    clock,
    logger,
    ...(limits.socketAuthDeadlineMs !== undefined && { authDeadlineMs: limits.socketAuthDeadlineMs }),
    ...(limits.socketRecheckMs !== undefined && { recheckMs: limits.socketRecheckMs }),
  });
  bus.subscribe('feed-changed', gateway.feedChanged);
  bus.subscribe('session-ended', gateway.endSession);
  bus.subscribe('membership-ended', gateway.endMembership);
  bus.subscribe('role-changed', gateway.changeRole);
  bus.subscribe('inbox-changed', gateway.inboxChanged);
  bus.subscribe('inbox-presence', gateway.presenceChanged);
  bus.subscribe('events-missed', gateway.catchUp);
  bus.subscribe('releases-changed', gateway.releasesChanged);
  context.metrics.gauge('fanfare_sockets', 'Open sockets of browsers.', gateway.socketCount);
  if (context.has('web')) {
    registerEventsRoutes(http, events);
    registerNotificationsRoutes(http, { notifications: createNotificationsService({ database, bus }), events });
    registerNotificationSettingsRoutes(http, createNotificationSettingsService({ database, onChanged: alerts.forget }));
  }
  if (context.has('realtime')) {
    await gateway.attach(http);
    http.addHook('preClose', gateway.close);
  }
}

function originsOf({ publicUrl, isProduction, port }: Settings): string[] {
  return isProduction ? [publicUrl] : [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
