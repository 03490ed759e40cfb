import type { FlowNode } from '@fanfare/shared/contracts';
import type { GraphEdit } from './GraphEdit.ts';

export function canBeDisabled({ type }: Pick<FlowNode, 'type'>): boolean {
  return type !== 'startNode' && type !== 'noteNode';
}

export function toggleDisabled(nodes: readonly FlowNode[]): GraphEdit & { putNodes: FlowNode[]; isDisabling: boolean } {
  const able = nodes.filter(canBeDisabled);
  const isDisabling = able.some(({ data }) => !data.disabled);
  const putNodes = able
    .filter(({ data }) => (data.disabled ?? false) !== isDisabling)
    .map((node) => {
      const { disabled: _was, ...data } = node.data;
      return { ...node, data: isDisabling ? { ...data, disabled: true } : data };
    });
  return { gesture: 'edit', putNodes, isDisabling };
}
