import { getFlowStart, type ValidationIssue, validateFlow } from '@fanfare/engine';
import { type FlowGraph, type FlowIssue, renderEnglish } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import type { Quotas } from '../quotas/index.ts';
import { findFlow } from './findFlow.ts';
import {
  activate,
  deactivate,
  type FlowRow,
  type ListedFlowRow,
  listFlows,
  publishDraft,
  saveDraft,
} from './flows.repository.ts';

interface SaveRequest extends FlowGraph {
  name: string;
  revision?: number | undefined;
}

interface PublishRequest {
  note?: string | undefined;
  revision?: number | undefined;
}

interface PublishedDraft {
  flow: FlowRow;
  issues: FlowIssue[];
}

interface Dependencies {
  database: Database;
  clock: Clock;
  quotas: Quotas;
  /** Called in the publishing transaction. */
  onPublished: (queries: Queries, ownerId: string, flowId: string) => Promise<void>;
  warn: (queries: Queries, ownerId: string) => Promise<FlowIssue[]>;
}

export interface FlowsService {
  save: (ownerId: string, request: SaveRequest) => Promise<FlowRow>;
  get: (ownerId: string, idOrName: string) => Promise<FlowRow>;
  list: (ownerId: string) => Promise<ListedFlowRow[]>;
  /** @param record runs in the publishing transaction */
  publish: (
    ownerId: string,
    idOrName: string,
    request?: PublishRequest,
    record?: (queries: Queries, published: PublishedDraft) => Promise<void>,
  ) => Promise<PublishedDraft>;
  unpublish: (ownerId: string, idOrName: string) => Promise<FlowRow>;
}

export function createFlowsService({ database, clock, quotas, onPublished, warn }: Dependencies): FlowsService {
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

    publish: (ownerId, idOrName, request = {}, record = async () => undefined) =>
      database.asOwner(ownerId, async (queries) => {
        const { id, name, revision, nodes, edges, ...before } = await findFlow(queries, ownerId, idOrName);
        if (request.revision !== undefined && request.revision !== revision) throw new AppError('revision_conflict');
        const flowIds = new Set((await listFlows(queries, ownerId)).filter(isPublished).map((flow) => flow.id));
        const start = getFlowStart({ nodes });
        const issues = validateFlow({ nodes, edges }, { flowIds: flowIds.add(id), trigger: start.trigger });
        const errors = issues.filter((issue) => issue.severity === 'error');
        if (errors.length > 0) throw new AppError('flow_invalid', { text: errors.flatMap(({ text }) => text) });

        const publishedAt = new Date(clock.nowMs());
        const publication = { flowId: id, revision, publishedAt, note: request.note?.trim() ?? '' };
        await quotas.withinFlows(queries, ownerId, async () => {
          const version = await publishDraft(queries, ownerId, publication);
          if (version === null) throw new AppError('revision_conflict');
          await activate(queries, ownerId, { flowId: id, version, start, publishedAt });
          await quotas.pruneVersions(queries, ownerId, id);
        });
        await onPublished(queries, ownerId, id);
        const flow = await findFlow(queries, ownerId, id);
        await recordAudit(queries, {
          ownerId,
          event: 'flow_published',
          object: { kind: 'flow', id, name },
          ...versionsOf(before.published_version, flow.published_version),
        });
        const published = { flow, issues: [...issues.map(presentIssue), ...(await warn(queries, ownerId))] };
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

function versionsOf(before: number | null, after: number | null) {
  return { ...(before !== null && { before: String(before) }), ...(after !== null && { after: String(after) }) };
}

function presentIssue({ text, ...issue }: ValidationIssue): FlowIssue {
  return { ...issue, text: renderEnglish(text), message: text };
}

function isPublished({ published_version }: ListedFlowRow): boolean {
  return published_version !== null;
}
