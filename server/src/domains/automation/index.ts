import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../infrastructure/context/Context.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { createWebClient, type WebPolicy } from '../../integrations/web/index.ts';
import { warnOfCompetingSenders } from '../instagram/competing-senders/index.ts';
import { createAutomationsService, followFlow, registerAutomationsRoutes } from './automations/index.ts';
import { createDecisionsService, registerDecisionsRoutes } from './decisions/index.ts';
import {
  createFlowApprovalsService,
  registerFlowApprovalsRoutes,
  requireDirectPublishing,
  settleApproval,
} from './flow-approvals/index.ts';
import { createFlowComparisonService, registerFlowComparisonRoutes } from './flow-comparison/index.ts';
import { createRequestPerformer, createRequestTrial, registerFlowRequestsRoutes } from './flow-requests/index.ts';
import { createFlowSecrets, registerFlowSecretsRoutes } from './flow-secrets/index.ts';
import {
  createFlowPublisher,
  createFlowsService,
  createVersionsService,
  registerFlowsRoutes,
  registerVersionsRoutes,
} from './flows/index.ts';
import { createQuotas, registerQuotasRoutes } from './quotas/index.ts';
import { registerRunsRoutes } from './runs/index.ts';
import { webPolicyOf } from './webPolicyOf.ts';

interface Options {
  context: Context;
  takeTestBudget: (queries: Queries, ownerId: string, perMinute: number) => Promise<boolean>;
  /** Used only in tests. */
  webLimits: Partial<WebPolicy> | undefined;
}

export const automation = fp(register, { name: 'automation', dependencies: ['instagram'] });

async function register(http: FastifyInstance, { context, takeTestBudget, webLimits }: Options): Promise<void> {
  const { settings, database, clock, logger, bus, vault, isExclusive, admission } = context;
  const web = createWebClient({ ...webPolicyOf(settings), ...webLimits });
  const secrets = createFlowSecrets({ database, vault });
  const requests = createRequestPerformer({
    ...{ database: database.of('work'), web, secrets, logger, isExclusive, bus },
    pollMs: context.limits.pollMs,
  });
  bus.subscribe('sends-queued', requests.wake);
  bus.subscribe('events-missed', requests.wake);
  context.background.add('events', requests);
  context.background.onStopped(web.close);
  if (!context.has('web')) return;

  const quotas = createQuotas(settings.quotas);
  const warn = (queries: Queries, ownerId: string) => warnOfCompetingSenders(queries, ownerId, null, clock);
  const publishFlow = createFlowPublisher({ clock, quotas, onPublished: followFlow, warn });
  const direct = { requireDirect: requireDirectPublishing, onDirect: settleApproval };
  registerFlowsRoutes(http, createFlowsService({ database, quotas, publishFlow, ...direct }));
  registerFlowApprovalsRoutes(http, createFlowApprovalsService({ database, clock, bus, publishFlow }));
  const onDeleted = async (queries: Queries, ownerId: string, flowId: string) => {
    await settleApproval(queries, ownerId, flowId);
    await followFlow(queries, ownerId, flowId);
  };
  registerVersionsRoutes(http, createVersionsService({ database, quotas, onDeleted }));
  registerQuotasRoutes(http, { database, quotas: settings.quotas, calls: settings.admission, admission });
  registerAutomationsRoutes(http, createAutomationsService({ database, clock }));
  const takeFromBudget = (ownerId: string, perMinute: number) =>
    database.asOwner(ownerId, (queries) => takeTestBudget(queries, ownerId, perMinute));
  registerFlowRequestsRoutes(http, createRequestTrial({ web, secrets, clock, takeFromBudget }));
  registerFlowSecretsRoutes(http, secrets);
  registerRunsRoutes(http, database);
  registerDecisionsRoutes(http, createDecisionsService({ database }));
  const { sendsPerSecond } = settings.instagram;
  registerFlowComparisonRoutes(http, createFlowComparisonService({ database, clock, sendsPerSecond }));
}
