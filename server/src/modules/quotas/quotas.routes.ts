import { AUTOMATIONS_MAX, type UserLimit } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../infrastructure/database/Database.ts';
import type { AdmissionSettings, QuotaSettings } from '../../infrastructure/env/Settings.ts';
import type { Admission } from '../../infrastructure/http/admission/createAdmission.ts';
import { route } from '../../infrastructure/http/route.ts';
import { MEGABYTE } from './createQuotas.ts';
import { countAutomations, getFlowUsage } from './quotas.repository.ts';

interface Dependencies {
  database: Database;
  quotas: QuotaSettings;
  calls: AdmissionSettings;
  admission: Pick<Admission, 'usage'>;
}

export function registerQuotasRoutes(app: FastifyInstance, { database, quotas, calls, admission }: Dependencies): void {
  route(app, 'GET /api/user/limits', async ({ user }) => {
    const { flows, automations } = await database.asOwner(user.userId, async (queries) => ({
      flows: await getFlowUsage(queries, user.userId),
      automations: await countAutomations(queries, user.userId),
    }));
    const now = admission.usage(user.userId);
    const limits: UserLimit[] = [
      { name: 'flows', used: flows.flows, allowed: quotas.flows },
      { name: 'flowMegabytes', used: Math.ceil(flows.bytes / MEGABYTE), allowed: quotas.flowBytes / MEGABYTE },
      { name: 'versionsPerFlow', used: null, allowed: quotas.versionsPerFlow },
      { name: 'automations', used: automations, allowed: AUTOMATIONS_MAX },
      { name: 'callsAtOnce', used: now.callsAtOnce, allowed: calls.callsAtOnce },
      { name: 'callsPerMinute', used: now.callsInMinute, allowed: calls.callsPerMinute },
      { name: 'databaseSecondsPerMinute', used: now.databaseSecondsInMinute, allowed: calls.databaseSecondsPerMinute },
    ];
    return { limits };
  });
}
