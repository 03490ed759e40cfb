import { AUTOMATIONS_MAX, REQUESTS_PER_MINUTE_MAX, type UserLimit } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { AdmissionSettings, QuotaSettings } from '../../../infrastructure/env/Settings.ts';
import type { SettingName } from '../../../infrastructure/env/settingCatalogue.ts';
import type { Admission } from '../../../infrastructure/http/admission/createAdmission.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { MEGABYTE } from './createQuotas.ts';
import { countAutomations, countFlowRequests, getFlowUsage } from './quotas.repository.ts';

interface Dependencies {
  database: Database;
  quotas: QuotaSettings;
  calls: AdmissionSettings;
  admission: Pick<Admission, 'usage'>;
}

export function registerQuotasRoutes(app: FastifyInstance, { database, quotas, calls, admission }: Dependencies): void {
  route(app, 'GET /api/user/limits', async ({ user }) => {
    const { flows, automations, flowRequests } = await database.asOwner(user.workspaceId, async (queries) => ({
      flows: await getFlowUsage(queries, user.workspaceId),
      automations: await countAutomations(queries, user.workspaceId),
      flowRequests: await countFlowRequests(queries, user.workspaceId),
    }));
    const now = admission.usage(user.userId);
    const limits: (UserLimit & { setting: SettingName | null })[] = [
      { name: 'flows', used: flows.flows, allowed: quotas.flows, setting: 'USER_FLOWS' },
      {
        name: 'flowMegabytes',
        used: Math.ceil(flows.bytes / MEGABYTE),
        allowed: quotas.flowBytes / MEGABYTE,
        setting: 'USER_FLOW_MB',
      },
      { name: 'versionsPerFlow', used: null, allowed: quotas.versionsPerFlow, setting: 'USER_FLOW_VERSIONS' },
      { name: 'automations', used: automations, allowed: AUTOMATIONS_MAX, setting: null },
      { name: 'callsAtOnce', used: now.callsAtOnce - 1, allowed: calls.callsAtOnce, setting: 'USER_CALLS_AT_ONCE' },
      { name: 'callsPerMinute', used: now.callsInMinute, allowed: calls.callsPerMinute, setting: 'USER_CALLS_PER_MINUTE' },
      {
        name: 'databaseSecondsPerMinute',
        used: now.databaseSecondsInMinute,
        allowed: calls.databaseSecondsPerMinute,
        setting: 'USER_DATABASE_SECONDS_PER_MINUTE',
      },
      { name: 'flowRequestsPerMinute', used: flowRequests, allowed: REQUESTS_PER_MINUTE_MAX, setting: null },
    ];
    return { limits };
  });
}
