import type { FlowGraph } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import type { Quotas } from '../quotas/index.ts';
import type { FlowPublisher, PublishedDraft } from './createFlowPublisher.ts';
import { findFlow } from './findFlow.ts';
import { deactivate, type FlowRow, type ListedFlowRow, listFlows, saveDraft } from './flows.repository.ts';

interface SaveRequest extends FlowGraph {
  name: string;
  revision?: number | undefined;
}

interface PublishRequest {
  note?: string | undefined;
  revision?: number | undefined;
}

interface Dependencies {
  database: Database;
  quotas: Quotas;
  publishFlow: FlowPublisher;
  /** @throws AppError approval_required */
  requireDirect: (queries: Queries, publisher: Publisher) => Promise<void>;
  /** Called in the publishing transaction. */
  onDirect: (queries: Queries, ownerId: string, flowId: string) => Promise<void>;
}

type Publisher = Pick<SignedIn, 'workspaceId' | 'role'>;

export interface FlowsService {
  save: (ownerId: string, request: SaveRequest) => Promise<FlowRow>;
  get: (ownerId: string, idOrName: string) => Promise<FlowRow>;
  list: (ownerId: string) => Promise<ListedFlowRow[]>;
  /** @param record runs in the publishing transaction */
  publish: (
    publisher: Publisher,
    idOrName: string,
    request?: PublishRequest,
    record?: (queries: Queries, published: PublishedDraft) => Promise<void>,
  ) => Promise<PublishedDraft>;
  unpublish: (ownerId: string, idOrName: string) => Promise<FlowRow>;
}

export function createFlowsService({ database, quotas, publishFlow, requireDirect, onDirect }: Dependencies): FlowsService {
  return {
    save: (ownerId, { name, nodes, edges, revision }) =>
      database.asOwner(ownerId, async (queries) => {
        const draft = { name: name.trim(), nodes, edges };
        const id = await quotas.withinFlows(queries, ownerId, () => saveDraft(queries, ownerId, draft, revision ?? null));
        // Revision 0 means that another flow has the name.
        if (id === null) throw new AppError(revision === 0 ? 'flow_name_taken' : 'revision_conflict');
        return findFlow(queries, ownerId, id);
      }),

    get: (ownerId, idOrName) => database.asOwner(ownerId, (queries) => findFlow(queries, ownerId, idOrName)),

    list: (ownerId) => database.asOwner(ownerId, (queries) => listFlows(queries, ownerId)),

    publish: (publisher, idOrName, { note = '', revision } = {}, record = async () => undefined) =>
      database.asOwner(publisher.workspaceId, async (queries) => {
        const ownerId = publisher.workspaceId;
        await requireDirect(queries, publisher);
        const { flow, issues } = await publishFlow(queries, ownerId, idOrName, { note, revision });
        await onDirect(queries, ownerId, flow.id);
        const published = { flow: await findFlow(queries, ownerId, flow.id), issues };
        await record(queries, published);
        return published;
      }),
    unpublish: (ownerId, idOrName) =>
      database.asOwner(ownerId, async (queries) => {
        const { id, name } = await findFlow(queries, ownerId, idOrName);
        await deactivate(queries, ownerId, id);
        await recordAudit(queries, { ownerId, event: 'flow_unpublished', object: { kind: 'flow', id, name } });
        return findFlow(queries, ownerId, id);
      }),
  };
}
