import { type FlowNodeData, type FlowOption, type NodeType, nodeOutputs } from '@fanfare/shared/contracts';

/** A start is where runs come from, and a note is not part of what runs. */
export function hasInput(type: NodeType): boolean {
  return type !== 'startNode' && type !== 'noteNode';
}

/** Handles by which a node can be left; one without a name (null) for a node that goes on in one way; none where a branch ends. */
export function namedOutputs(type: NodeType, { choices, cards, split }: FlowNodeData): readonly (string | null)[] {
  switch (type) {
    case 'noteNode':
    case 'flowNode':
    case 'handoverNode':
      return [];
    case 'choicesNode':
      return behindOptions(choices?.options ?? []);
    case 'cardsNode':
      return behindOptions(cards?.cards.flatMap(({ buttons = [] }) => buttons) ?? []);
    case 'splitNode':
      return split?.branches.map(({ id }) => id) ?? [];
    default:
      return type in nodeOutputs ? nodeOutputs[type as keyof typeof nodeOutputs] : [null];
  }
}

/** An option with an address opens a page and leads nowhere in the flow. */
function behindOptions(options: readonly FlowOption[]): readonly (string | null)[] {
  const ids = options.filter(({ url }) => url === undefined).map(({ id }) => id);
  return ids.length > 0 ? [...ids, ...nodeOutputs.choicesNode] : [null];
}
