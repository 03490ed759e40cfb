import { type FlowNodeData, type FlowOption, type NodeType, nodeOutputs } from '@fanfare/shared/contracts';

/** Starts and notes have no input. */
export function hasInput(type: NodeType): boolean {
  return type !== 'startNode' && type !== 'noteNode';
}

/** Returns output handles: null for a single unnamed output, an empty list where a branch ends. */
export function outputHandles(type: NodeType, { choices, cards, split }: FlowNodeData): readonly (string | null)[] {
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

/** An option with a URL opens a page and has no output. */
function behindOptions(options: readonly FlowOption[]): readonly (string | null)[] {
  const ids = options.filter(({ url }) => url === undefined).map(({ id }) => id);
  return ids.length > 0 ? [...ids, ...nodeOutputs.choicesNode] : [null];
}
