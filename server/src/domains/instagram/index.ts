import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createTicker } from '../../infrastructure/concurrency/createTicker.ts';
import type { Context } from '../../infrastructure/context/Context.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { createInstagramClient, type GuardTime, type InstagramClient } from '../../integrations/instagram/index.ts';
import { registerCompetingSendersRoutes } from './competing-senders/index.ts';
import { createProfileFetcher } from './contacts/index.ts';
import {
  type AccountAccess,
  createAccountAccess,
  createAccountMaintenance,
  createInstagramAccountsService,
  findConnectedAccount,
  type InstagramAccountsService,
  registerInstagramAccountsRoutes,
} from './instagram-accounts/index.ts';
import { logCall } from './logCall.ts';
import { createMessagingRulesService, registerMessagingRulesRoutes } from './messaging-rules/index.ts';
import {
  announceSending,
  createOutbox,
  failWaitingSends,
  pruneCallAllowances,
  reserveCalls,
  resumeSends,
  type SettleRuns,
  settleSends,
} from './outbox/index.ts';
import { createWebhookSubscriptionsService, registerWebhookSubscriptionsRoutes } from './webhook-subscriptions/index.ts';

interface Options {
  context: Context;
  /** Called in the same transaction. */
  settleRuns: SettleRuns;
  guardTime: GuardTime | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    instagram: {
      client: InstagramClient;
      accounts: InstagramAccountsService;
      access: AccountAccess;
      outbox: ReturnType<typeof createOutbox>;
      subscriptions: ReturnType<typeof createWebhookSubscriptionsService>;
      stopSending: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
    };
  }
}

const PRUNE_EVERY_MS = 60 * 60_000;
/** As 1.0.0 does. */
const ANNOUNCE_EVERY_MS = 10_000;

export const instagram = fp(register, { name: 'instagram', dependencies: ['identity', 'feed'] });

async function register(http: FastifyInstance, { context, settleRuns, guardTime }: Options): Promise<void> {
  const { settings, limits, database, clock, logger, bus, metrics, vault, isExclusive, has } = context;
  const { publicUrl } = settings;
  const background = database.of('background');
  const calls = database.of('work').system;
  const { requireReauthentication, mailTakeover } = http.identity;
  const client = createInstagramClient(
    settings.instagram,
    (call) => bus.publish('instagram-called', call),
    guardTime,
    isExclusive ? undefined : (requests) => reserveCalls(calls, requests),
  );
  bus.subscribe('instagram-called', (call) => logCall(logger, call));
  metrics.gauges(
    'fanfare_instagram_guard',
    'Accounts with open breakers or used-up limits, and queued calls.',
    'state',
    async () => {
      const { breakersOpen, stopped, waitingCalls } = client.guardState();
      return { breaker_open: breakersOpen, allowance_used: stopped, calls_waiting: waitingCalls };
    },
  );
  const { echoWaitMs, callWithinMs, pollMs, secondLookMs = settings.instagram.secondLookSeconds * 1_000 } = limits;
  const outbox = createOutbox({
    ...{ database: database.of('work'), instagram: client, vault, clock, logger, settleRuns, bus, isExclusive },
    secondLookMs,
    ...(echoWaitMs !== undefined && { echoWaitMs }),
    ...(callWithinMs !== undefined && { callWithinMs }),
    ...(pollMs !== undefined && { pollMs }),
  });
  const profiles = createProfileFetcher({ database: background, instagram: client, vault, logger, bus });
  bus.subscribe('sends-queued', outbox.wake);
  bus.subscribe('events-missed', outbox.wake);
  bus.subscribe('contact-seen', profiles.request);

  async function stopSending(queries: Queries, ownerId: string, accountId: string): Promise<void> {
    await settleSends(queries, await failWaitingSends(queries, ownerId, accountId), settleRuns);
  }
  const access = createAccountAccess(context);
  const accounts = createInstagramAccountsService({
    ...{ ...context, instagram: client, access, requireReauthentication },
    redirectUri: `${publicUrl}${serverPaths.instagramOauthCallback}`,
    onReady: resumeSends,
    onEnded: stopSending,
    mailTakeover,
  });
  const maintenance = createAccountMaintenance({ ...context, instagram: client, database: background, onResumed: resumeSends });
  const subscriptions = createWebhookSubscriptionsService({ database, ...accounts });
  http.decorate('requireAccount', async (workspaceId, accountId) => {
    await database.asOwner(workspaceId, (queries) => findConnectedAccount(queries, workspaceId, accountId));
  });
  http.decorate('instagram', { client, accounts, access, outbox, subscriptions, stopSending });

  const prune = createTicker('call allowances', PRUNE_EVERY_MS, () => pruneCallAllowances(background.system), logger);
  context.background.add('events', { start: () => undefined, stop: profiles.stop });
  context.background.add('events', outbox);
  if (!isExclusive) {
    context.background.add(
      'events',
      createTicker('sending processes', ANNOUNCE_EVERY_MS, () => announceSending(calls), logger),
    );
  }
  context.background.add('background', maintenance, prune);
  context.background.onStopped(client.close);
  if (!has('web')) return;
  registerInstagramAccountsRoutes(http, { ...context, accounts, requireReauthentication, publicUrl });
  registerMessagingRulesRoutes(http, createMessagingRulesService(context));
  registerCompetingSendersRoutes(http, { database, clock });
  registerWebhookSubscriptionsRoutes(http, { subscriptions, events: http.feed.events });
}
