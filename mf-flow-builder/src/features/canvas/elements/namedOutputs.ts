import { type FlowNodeData, type NodeType, nodeOutputs } from '@fanfare/shared/contracts';

/** Handles by which a node can be left; one without a name for a node that goes on in one way. */
export function namedOutputs(type: NodeType, { choices, cards, split }: FlowNodeData): readonly (string | null)[] {
  const options = {
    choicesNode: choices?.options,
    cardsNode: cards?.cards.flatMap(({ buttons = [] }) => buttons),
    splitNode: split?.branches,
  };
  const ids = type in options ? (options[type as keyof typeof options] ?? []).map(({ id }) => id) : [];
  const names = type in nodeOutputs ? nodeOutputs[type as keyof typeof nodeOutputs] : [];
  return ids.length + names.length > 0 ? [...ids, ...names] : [null];
}
