import { isDeepStrictEqual } from 'node:util';
import { getFlowStart, validateFlow, withFlowStart } from '@fanfare/engine';
import { type FlowGraph, type FlowStart, message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { findPublishedGraph } from '../publishedFlows.repository.ts';
import { insertVersion, lockFlow, mirrorStart, storePublication } from './start.repository.ts';

/**
 * Also changes the draft, unless its own start has unpublished changes.
 * @returns false if the start is the same
 * @throws flow_invalid
 */
export async function changePublishedStart(
  queries: Queries,
  ownerId: string,
  flowId: string,
  start: FlowStart,
  now: Date,
): Promise<boolean> {
  const flow = await lockFlow(queries, ownerId, flowId);
  const published = await findPublishedGraph(queries, ownerId, flowId);
  if (!published || flow.published_version === null) return false;
  const before = getFlowStart(published);
  if (isDeepStrictEqual(before, start)) return false;

  const newNodeId = `startNode-${now.getTime()}`;
  const graph = withFlowStart(published, start, newNodeId);
  const errors = validateFlow(graph).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new AppError('flow_invalid', { text: errors.flatMap(({ text }) => text) });

  const present: FlowGraph = { nodes: flow.nodes, edges: flow.edges };
  const isStartUnchanged = isDeepStrictEqual(getFlowStart(present), before);
  const isPublished = flow.published_revision === flow.revision;
  const draft = isPublished ? graph : isStartUnchanged ? withFlowStart(present, start, newNodeId) : present;
  const revision = draft === present ? flow.revision : flow.revision + 1;
  const isSame = isDeepStrictEqual(draft, graph);
  const version = flow.published_version + 1;
  const publishedRevision = isSame ? revision : null;
  const note = message('flow-issues.trigger-changed');
  await insertVersion(queries, ownerId, { flowId, version, graph, note, publishedAt: now, revision: publishedRevision });
  await storePublication(queries, ownerId, { flowId, version, draft, revision, publishedRevision });
  await mirrorStart(queries, ownerId, flowId, version, start);
  return true;
}
