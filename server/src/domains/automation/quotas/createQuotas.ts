import { message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import type { QuotaSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { emptyDraft, getFlowUsage, pruneVersions } from './quotas.repository.ts';

export const MEGABYTE = 1024 * 1024;

export interface Quotas {
  withinFlows: <T>(queries: Queries, ownerId: string, work: () => Promise<T>) => Promise<T>;
  pruneVersions: (queries: Queries, ownerId: string, flowId: string) => Promise<void>;
  releaseFlow: (queries: Queries, ownerId: string, flowId: string) => Promise<void>;
}

export function createQuotas(limits: QuotaSettings): Quotas {
  return {
    async withinFlows(queries, ownerId, work) {
      await lockOwner(queries, ownerId);
      const before = await getFlowUsage(queries, ownerId);
      const result = await work();
      const after = await getFlowUsage(queries, ownerId);
      if (after.flows > limits.flows && after.flows > before.flows) {
        throw new AppError('too_many', {
          quota: 'flows',
          text: message('requests.flows-limit', {
            max: limits.flows,
          }),
        });
      }
      if (after.bytes > limits.flowBytes && after.bytes > before.bytes) {
        throw new AppError('too_many', {
          quota: 'flowMegabytes',
          text: message('requests.flows-size-limit', {
            max: limits.flowBytes / MEGABYTE,
          }),
        });
      }
      return result;
    },
    pruneVersions: (queries, ownerId, flowId) => pruneVersions(queries, ownerId, flowId, limits.versionsPerFlow),
    async releaseFlow(queries, ownerId, flowId) {
      await emptyDraft(queries, ownerId, flowId);
      await pruneVersions(queries, ownerId, flowId, 0);
    },
  };
}
