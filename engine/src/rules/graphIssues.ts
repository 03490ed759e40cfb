import { FLOW_NODES_MAX, type FlowGraph, message } from '@fanfare/shared/contracts';
import { cyclesWithoutWait } from '../graph/cyclesWithoutWait.ts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { isSkipped } from '../graph/isSkipped.ts';
import { reachableIds } from '../graph/reachableIds.ts';
import { error, type ValidationIssue, warning } from './issue.ts';

export function graphIssues(flow: FlowGraph, index: FlowIndex): ValidationIssue[] {
  if (index.nodes.size === 0) return [error('no-nodes', null, message('flow-issues.no-nodes'))];
  return [
    ...tooManyNodes(flow),
    ...duplicateIds(flow),
    ...edgesToNowhere(flow, index),
    ...forksAtDisabled(flow),
    ...unreachable(index),
    ...endless(index),
  ];
}

function tooManyNodes({ nodes }: FlowGraph): ValidationIssue[] {
  const text = message('flow-issues.too-many-nodes', { max: FLOW_NODES_MAX, count: nodes.length });
  return nodes.length > FLOW_NODES_MAX ? [error('too-many-nodes', null, text)] : [];
}

function duplicateIds(flow: FlowGraph): ValidationIssue[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of flow.nodes) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) => error('duplicate-node-id', id, message('flow-issues.duplicate-node-id')));
}

function edgesToNowhere(flow: FlowGraph, index: FlowIndex): ValidationIssue[] {
  return flow.edges
    .filter((edge) => !index.nodes.has(edge.source) || !index.nodes.has(edge.target))
    .map((edge) =>
      error(
        'edge-to-missing-node',
        index.nodes.has(edge.source) ? edge.source : index.nodes.has(edge.target) ? edge.target : null,
        message('flow-issues.connection-target-missing'),
      ),
    );
}

function forksAtDisabled({ nodes, edges }: FlowGraph): ValidationIssue[] {
  return nodes
    .filter(
      (node) => isSkipped(node) && new Set(edges.filter(({ source }) => source === node.id).map(({ target }) => target)).size > 1,
    )
    .map(({ id }) => warning('disabled-fork', id, message('flow-issues.disabled-node-forks')));
}

function unreachable(index: FlowIndex): ValidationIssue[] {
  const reached = reachableIds(index);
  return [...index.nodes.keys()]
    .filter((id) => !reached.has(id))
    .map((id) => error('unreachable-node', id, message('flow-issues.node-unreachable')));
}

function endless(index: FlowIndex): ValidationIssue[] {
  return cyclesWithoutWait(index).map((id) => error('cycle-without-wait', id, message('flow-issues.endless-loop')));
}
