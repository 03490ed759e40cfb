import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';

export const LINES_MAX = 3;

const sendingText = new Set<NodeType>(['messageNode', 'choicesNode', 'askNode']);

export function hasBubble(type: NodeType, { comment }: FlowNodeData): boolean {
  return sendingText.has(type) || (type === 'commentNode' && comment?.operation !== 'hide');
}

export function pictureOf(type: NodeType, { media, cards }: FlowNodeData): string | null {
  const isPicture = type === 'mediaNode' && (media?.type ?? 'image') === 'image';
  const url = isPicture ? media?.urls[0] : type === 'cardsNode' ? cards?.cards[0]?.imageUrl : undefined;
  return url?.startsWith('https://') && !url.includes('{{') ? url : null;
}
