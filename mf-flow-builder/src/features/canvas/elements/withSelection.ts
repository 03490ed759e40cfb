import type { CanvasNode } from './CanvasNode.ts';

export function withSelection(nodes: CanvasNode[], ids: ReadonlySet<string>): CanvasNode[] {
  return nodes.map((node) => ((node.selected ?? false) === ids.has(node.id) ? node : { ...node, selected: ids.has(node.id) }));
}
