import { FLOW_NODES_MAX, type FlowGraph, type FlowIssue, sentence } from '@fanfare/shared/contracts';
import { cyclesWithoutWait } from '../graph/cyclesWithoutWait.ts';
import type { FlowIndex } from '../graph/FlowIndex.ts';
import { reachableIds } from '../graph/reachableIds.ts';
import { isSkipped } from '../nodes/skipped.ts';
import { error, warning } from './issue.ts';

export function graphIssues(flow: FlowGraph, index: FlowIndex): FlowIssue[] {
  if (index.nodes.size === 0) return [error('no-nodes', null, sentence('The flow is empty. Add at least one node.'))];
  return [
    ...tooManyNodes(flow),
    ...duplicateIds(flow),
    ...edgesToNowhere(flow, index),
    ...forksAtDisabled(flow),
    ...unreachable(index),
    ...endless(index),
  ];
}

function tooManyNodes({ nodes }: FlowGraph): FlowIssue[] {
  const text = sentence(
    'A flow holds at most {max} nodes and this one has {count}. Move a part of it into a flow of its own and lead there with Go to Flow.',
    { max: FLOW_NODES_MAX, count: nodes.length },
  );
  return nodes.length > FLOW_NODES_MAX ? [error('too-many-nodes', null, text)] : [];
}

function duplicateIds(flow: FlowGraph): FlowIssue[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of flow.nodes) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) =>
    error('duplicate-node-id', id, sentence('Two nodes have the same id. Delete one of them and add it again.')),
  );
}

function edgesToNowhere(flow: FlowGraph, index: FlowIndex): FlowIssue[] {
  return flow.edges
    .filter((edge) => !index.nodes.has(edge.source) || !index.nodes.has(edge.target))
    .map((edge) =>
      error(
        'edge-to-missing-node',
        index.nodes.has(edge.source) ? edge.source : index.nodes.has(edge.target) ? edge.target : null,
        sentence('A connection leads to a node that does not exist. Delete the connection.'),
      ),
    );
}

function forksAtDisabled({ nodes, edges }: FlowGraph): FlowIssue[] {
  return nodes
    .filter(
      (node) => isSkipped(node) && new Set(edges.filter(({ source }) => source === node.id).map(({ target }) => target)).size > 1,
    )
    .map(({ id }) =>
      warning(
        'disabled-fork',
        id,
        sentence(
          'This node is disabled and leads to several nodes, so the flow ends before it. Enable it, or leave one connection.',
        ),
      ),
    );
}

function unreachable(index: FlowIndex): FlowIssue[] {
  const reached = reachableIds(index);
  return [...index.nodes.keys()]
    .filter((id) => !reached.has(id))
    .map((id) =>
      error(
        'unreachable-node',
        id,
        sentence('No follower can come to this node. Connect it behind a node where the flow begins, or delete it.'),
      ),
    );
}

function endless(index: FlowIndex): FlowIssue[] {
  return cyclesWithoutWait(index).map((id) =>
    error(
      'cycle-without-wait',
      id,
      sentence('From this node the flow goes round without end. Put a Wait/Delay into the circle, or cut it.'),
    ),
  );
}
