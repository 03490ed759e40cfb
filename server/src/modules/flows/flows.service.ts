import { validateFlow } from '@fanfare/engine';
import type { FlowGraph, FlowIssue } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import {
  activate,
  deactivate,
  type FlowRow,
  findFlowById,
  findFlowByName,
  listFlows,
  publishDraft,
  saveDraft,
} from './flows.repository.ts';

interface SaveRequest extends FlowGraph {
  name: string;
  revision?: number | undefined;
}

export interface FlowsService {
  save: (ownerId: string, request: SaveRequest) => Promise<FlowRow>;
  /** @param idOrName an id is tried first */
  get: (ownerId: string, idOrName: string) => Promise<FlowRow>;
  list: (ownerId: string) => Promise<FlowRow[]>;
  publish: (ownerId: string, idOrName: string) => Promise<{ flow: FlowRow; issues: FlowIssue[] }>;
  unpublish: (ownerId: string, idOrName: string) => Promise<FlowRow>;
}

export function createFlowsService({ database, clock }: { database: Database; clock: Clock }): FlowsService {
  return {
    save: (ownerId, { name, nodes, edges, revision }) =>
      database.asOwner(ownerId, async (queries) => {
        const draft = { name: name.trim(), nodes, edges };
        const id = await saveDraft(queries, ownerId, draft, revision ?? null);
        if (id === null) throw new AppError('revision_conflict');
        return find(queries, ownerId, id);
      }),

    get: (ownerId, idOrName) => database.asOwner(ownerId, (queries) => find(queries, ownerId, idOrName)),

    list: (ownerId) => database.asOwner(ownerId, (queries) => listFlows(queries, ownerId)),

    publish: (ownerId, idOrName) =>
      database.asOwner(ownerId, async (queries) => {
        const { id, revision, nodes, edges } = await find(queries, ownerId, idOrName);
        const issues = validateFlow({ nodes, edges });
        const errors = issues.filter((issue) => issue.severity === 'error');
        if (errors.length > 0) throw new AppError('flow_invalid', { text: errors.map((issue) => issue.text).join(' ') });

        const publishedAt = new Date(clock.nowMs());
        const version = await publishDraft(queries, ownerId, { flowId: id, revision, publishedAt });
        if (version === null) throw new AppError('revision_conflict');
        await activate(queries, ownerId, { flowId: id, version, trigger: 'message_received', publishedAt });
        return { flow: await find(queries, ownerId, id), issues };
      }),

    unpublish: (ownerId, idOrName) =>
      database.asOwner(ownerId, async (queries) => {
        const { id } = await find(queries, ownerId, idOrName);
        await deactivate(queries, ownerId, id);
        return find(queries, ownerId, id);
      }),
  };
}

async function find(queries: Queries, ownerId: string, idOrName: string): Promise<FlowRow> {
  const byId = isUuid(idOrName) ? await findFlowById(queries, ownerId, idOrName) : undefined;
  const flow = byId ?? (await findFlowByName(queries, ownerId, idOrName.trim()));
  if (!flow) throw new AppError('flow_not_found');
  return flow;
}
