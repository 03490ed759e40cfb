import type { CanvasNode } from './CanvasNode.ts';

/** Selects these nodes and no others; a node that was as it should be stays the same object. */
export function withSelection(nodes: CanvasNode[], ids: ReadonlySet<string>): CanvasNode[] {
  return nodes.map((node) => ((node.selected ?? false) === ids.has(node.id) ? node : { ...node, selected: ids.has(node.id) }));
}
