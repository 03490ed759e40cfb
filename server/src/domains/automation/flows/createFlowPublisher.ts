import { getFlowStart, type ValidationIssue, validateFlow } from '@fanfare/engine';
import { type FlowGraph, type FlowIssue, type FlowStart, renderEnglish } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { currentUserId } from '../../../infrastructure/http/senders/currentSender.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import type { Quotas } from '../quotas/index.ts';
import { findFlow } from './findFlow.ts';
import { activate, type FlowRow, type ListedFlowRow, listFlows, publishDraft } from './flows.repository.ts';
import { storeChoice } from './next-posts/next-posts.repository.ts';

interface Draft {
  note: string;
  /** If another revision is stored, nothing is published. */
  revision?: number | undefined;
  /** The sender by default. */
  authorId?: string;
}

export interface PublishedDraft {
  flow: FlowRow;
  issues: FlowIssue[];
}

interface Dependencies {
  clock: Clock;
  quotas: Quotas;
  /** Called in the publishing transaction. */
  onPublished: (queries: Queries, ownerId: string, flowId: string) => Promise<void>;
  warn: (queries: Queries, ownerId: string) => Promise<FlowIssue[]>;
}

export type FlowPublisher = (queries: Queries, ownerId: string, idOrName: string, draft: Draft) => Promise<PublishedDraft>;

export function createFlowPublisher({ clock, quotas, onPublished, warn }: Dependencies): FlowPublisher {
  return async (queries, ownerId, idOrName, { note, revision: expected, authorId = currentUserId() }) => {
    const found = await findFlow(queries, ownerId, idOrName);
    const { id, name, revision } = found;
    if (expected !== undefined && expected !== revision) throw new AppError('revision_conflict');
    const { issues, start } = await checkFlow(queries, ownerId, found);

    const publishedAt = new Date(clock.nowMs());
    await quotas.withinFlows(queries, ownerId, async () => {
      const version = await publishDraft(queries, ownerId, { flowId: id, revision, publishedAt, note: note.trim(), authorId });
      if (version === null) throw new AppError('revision_conflict');
      await activate(queries, ownerId, { flowId: id, version, start, publishedAt, authorId });
      await storeChoice(queries, ownerId, id, start, publishedAt);
      await quotas.pruneVersions(queries, ownerId, id);
    });
    await onPublished(queries, ownerId, id);
    const flow = await findFlow(queries, ownerId, id);
    await recordAudit(queries, {
      ownerId,
      event: 'flow_published',
      object: { kind: 'flow', id, name },
      ...versionsOf(found.published_version, flow.published_version),
    });
    return { flow, issues: [...issues.map(presentIssue), ...(await warn(queries, ownerId))] };
  };
}

/** @throws flow_invalid */
export async function checkFlow(
  queries: Queries,
  ownerId: string,
  { id, nodes, edges }: FlowGraph & { id: string },
): Promise<{ issues: readonly ValidationIssue[]; start: FlowStart }> {
  const flowIds = new Set((await listFlows(queries, ownerId)).filter(isPublished).map((flow) => flow.id));
  const start = getFlowStart({ nodes });
  const issues = validateFlow({ nodes, edges }, { flowIds: flowIds.add(id), trigger: start.trigger });
  const errors = issues.filter((issue) => issue.severity === 'error');
  if (errors.length > 0) throw new AppError('flow_invalid', { text: errors.flatMap(({ text }) => text) });
  return { issues, start };
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
