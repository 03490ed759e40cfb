import { type FlowGraph, message } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../../infrastructure/database/queries/lockOwner.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { recordAudit } from '../../../identity/audit-log/index.ts';
import type { Quotas } from '../../quotas/index.ts';
import { describeAccounts, setAccountsOfFlow } from '../accounts/flowAccounts.repository.ts';
import { findFlow } from '../findFlow.ts';
import { deleteFlow, type FlowRow, renameFlow, replaceDraft } from '../flows.repository.ts';
import { findVersion, listVersions, type VersionRow } from './versions.repository.ts';

interface Dependencies {
  database: Database;
  quotas: Quotas;
  /** Called in the deleting transaction. */
  onDeleted: (queries: Queries, ownerId: string, flowId: string) => Promise<void>;
}

export interface VersionsService {
  list: (ownerId: string, idOrName: string) => Promise<VersionRow[]>;
  get: (ownerId: string, idOrName: string, version: string) => Promise<VersionRow & FlowGraph>;
  /** @param revision null for any */
  restore: (ownerId: string, idOrName: string, version: string, revision: number | null) => Promise<FlowRow>;
  saveDraft: (ownerId: string, idOrName: string, graph: FlowGraph, revision: number) => Promise<FlowRow>;
  rename: (ownerId: string, idOrName: string, name: string) => Promise<FlowRow>;
  setAccounts: (ownerId: string, idOrName: string, accountIds: readonly string[] | null) => Promise<FlowRow>;
  remove: (ownerId: string, idOrName: string) => Promise<void>;
}

export function createVersionsService({ database, quotas, onDeleted }: Dependencies): VersionsService {
  async function replace(queries: Queries, ownerId: string, id: string, graph: FlowGraph, revision: number | null) {
    const isReplaced = await quotas.withinFlows(queries, ownerId, () => replaceDraft(queries, ownerId, id, graph, revision));
    if (!isReplaced) throw new AppError('revision_conflict');
    return findFlow(queries, ownerId, id);
  }

  return {
    list: (ownerId, idOrName) =>
      database.asOwner(ownerId, async (queries) => {
        const { id } = await findFlow(queries, ownerId, idOrName);
        return listVersions(queries, ownerId, id);
      }),

    get: (ownerId, idOrName, version) =>
      database.asOwner(ownerId, async (queries) => {
        const { id } = await findFlow(queries, ownerId, idOrName);
        return requireVersion(queries, ownerId, id, version);
      }),

    restore: (ownerId, idOrName, version, revision) =>
      database.asOwner(ownerId, async (queries) => {
        const { id, name } = await findFlow(queries, ownerId, idOrName);
        const wanted = await requireVersion(queries, ownerId, id, version);
        const restored = await replace(queries, ownerId, id, wanted, revision);
        const object = { kind: 'flow', id, name } as const;
        await recordAudit(queries, { ownerId, event: 'flow_restored', object, after: String(wanted.version) });
        return restored;
      }),

    saveDraft: (ownerId, idOrName, graph, revision) =>
      database.asOwner(ownerId, async (queries) => {
        const { id } = await findFlow(queries, ownerId, idOrName);
        return replace(queries, ownerId, id, graph, revision);
      }),

    async rename(ownerId, idOrName, name) {
      const renamed = database.asOwner(ownerId, async (queries) => {
        const { id, name: before } = await findFlow(queries, ownerId, idOrName);
        if (!(await renameFlow(queries, ownerId, id, name.trim()))) throw new AppError('flow_name_taken');
        const renamed = await findFlow(queries, ownerId, id);
        const object = { kind: 'flow', id, name: renamed.name } as const;
        await recordAudit(queries, { ownerId, event: 'flow_renamed', object, before, after: renamed.name });
        return renamed;
      });
      return renamed.catch((error: unknown) => {
        throw isTaken(error) ? new AppError('flow_name_taken', { cause: error }) : error;
      });
    },

    setAccounts: (ownerId, idOrName, accountIds) =>
      database.asOwner(ownerId, async (queries) => {
        const { id, name, accounts: before } = await findFlow(queries, ownerId, idOrName);
        await setAccountsOfFlow(queries, ownerId, id, accountIds);
        const changed = await findFlow(queries, ownerId, id);
        await recordAudit(queries, {
          ...{ ownerId, event: 'accounts_chosen', object: { kind: 'flow', id, name } },
          before: describeAccounts(before),
          after: describeAccounts(changed.accounts),
        });
        return changed;
      }),

    async remove(ownerId, idOrName) {
      await database.asOwner(ownerId, async (queries) => {
        await lockOwner(queries, ownerId);
        const { id, name } = await findFlow(queries, ownerId, idOrName);
        await deleteFlow(queries, ownerId, id);
        await quotas.releaseFlow(queries, ownerId, id);
        await onDeleted(queries, ownerId, id);
        await recordAudit(queries, { ownerId, event: 'flow_deleted', object: { kind: 'flow', id, name } });
      });
    },
  };
}

const UNIQUE_VIOLATION = '23505';
const VERSION_DIGITS_MAX = 9;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

async function requireVersion(queries: Queries, ownerId: string, flowId: string, text: string): Promise<VersionRow & FlowGraph> {
  const isNumber = /^[1-9]\d*$/.test(text) && text.length <= VERSION_DIGITS_MAX;
  const version = isNumber ? await findVersion(queries, ownerId, flowId, Number(text)) : undefined;
  if (!version) throw new AppError('not_found', { text: message('requests.version-not-found') });
  return version;
}
