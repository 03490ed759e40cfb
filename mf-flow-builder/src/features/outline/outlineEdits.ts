import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { createEdge } from '../../state/graph/createEdge.ts';
import { createInsertEdit } from '../../state/graph/edits/createInsertEdit.ts';
import type { GraphEdit } from '../../state/graph/edits/GraphEdit.ts';
import { outputHandles } from '../../state/graph/outputHandles.ts';

const BELOW_PX = 180;
const BESIDE_PX = 280;

export interface OutputRef {
  node: FlowNode;
  output: string | null;
}

/** Positions a node below an output; nodes of further outputs are side by side. */
export function positionBehind(graph: FlowGraph, way: OutputRef | null): FlowNode['position'] {
  const { nodes } = graph;
  if (!way) {
    const lowest = Math.max(0, ...nodes.map(({ position }) => position.y + BELOW_PX));
    return { x: nodes[0]?.position.x ?? 0, y: lowest };
  }
  const { node, output } = way;
  const ways = outputHandles(node.type, node.data);
  const place = { x: node.position.x + Math.max(0, ways.indexOf(output)) * BESIDE_PX, y: node.position.y + BELOW_PX };
  // Inserting before an existing node already moves the following nodes down.
  if (targetOf(graph, way) !== null) return place;
  const isTaken = ({ position }: FlowNode) =>
    Math.abs(position.x - place.x) < BESIDE_PX / 2 && Math.abs(position.y - place.y) < BELOW_PX / 2;
  while (nodes.some(isTaken)) place.y += BELOW_PX;
  return place;
}

export function createAddEdit(graph: FlowGraph, way: OutputRef | null, node: FlowNode): GraphEdit {
  if (!way) return { gesture: 'add', putNodes: [node] };
  const [edge, ...others] = edgesOf(graph.edges, way);
  if (edge && others.length === 0) return createInsertEdit(graph, edge, node);
  const { node: source, output } = way;
  return {
    gesture: 'add',
    putNodes: [node],
    putEdges: [createEdge({ source: source.id, target: node.id, sourceHandle: output })],
  };
}

export function createConnectEdit({ edges }: FlowGraph, way: OutputRef, target: string | null): GraphEdit {
  const [edge] = edgesOf(edges, way);
  const { node, output } = way;
  return {
    gesture: 'connect',
    dropEdges: edge ? [edge.id] : [],
    putEdges: target === null ? [] : [createEdge({ source: node.id, target, sourceHandle: output })],
  };
}

export function targetOf({ edges }: FlowGraph, way: OutputRef): string | null {
  return edgesOf(edges, way)[0]?.target ?? null;
}

/** Swaps two consecutive nodes. Returns null if one of them has several outputs or is a start. */
export function createSwapEdit({ nodes, edges }: FlowGraph, firstId: string): { edit: GraphEdit; secondId: string } | null {
  const [between, ...more] = edges.filter(({ source }) => source === firstId);
  const first = nodes.find(({ id }) => id === firstId);
  const second = nodes.find(({ id }) => id === between?.target);
  if (!between || !first || !second || more.length > 0 || first === second) return null;
  const behind = edges.filter(({ source }) => source === second.id);
  const intoSecond = edges.filter(({ target }) => target === second.id);
  if (behind.length > 1 || intoSecond.length > 1) return null;
  if (first.type === 'startNode') return null;
  const into = edges.filter(({ target }) => target === firstId);
  const [after] = behind;
  const handleOfSecond = after?.sourceHandle ?? outputHandles(second.type, second.data)[0];
  if (handleOfSecond === undefined) return null;
  return {
    secondId: second.id,
    edit: {
      gesture: 'move',
      putNodes: [
        { ...first, position: second.position },
        { ...second, position: first.position },
      ],
      dropEdges: [...into, between, ...behind].map(({ id }) => id),
      putEdges: [
        ...into.map(({ source, sourceHandle }) => createEdge({ source, target: second.id, sourceHandle })),
        createEdge({ source: second.id, target: first.id, sourceHandle: handleOfSecond }),
        ...(after && after.target !== first.id
          ? [createEdge({ source: first.id, target: after.target, sourceHandle: between.sourceHandle })]
          : []),
      ],
    },
  };
}

function edgesOf(edges: readonly FlowEdge[], { node, output }: OutputRef): FlowEdge[] {
  return edges.filter(({ source, sourceHandle }) => source === node.id && (sourceHandle ?? null) === output);
}
