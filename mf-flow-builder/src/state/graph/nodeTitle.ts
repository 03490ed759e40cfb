import type { FlowNode } from '@fanfare/shared/contracts';
import { storedLabel } from '../../copy/nodes/labels.ts';
import { copy } from '../../copy.ts';
import { actionLabel } from '../texts/actionLabel.ts';

const HINT_MAX_LENGTH = 40;

export function nodeTitle(node: FlowNode): string {
  const hint = nodeHint(node);
  return hint === '' ? nodeName(node) : copy.nodes.titled(nodeName(node), hint.slice(0, HINT_MAX_LENGTH));
}

export function nodeName({ type, data }: Pick<FlowNode, 'type' | 'data'>): string {
  return editableLabel({ type, data }).trim() || copy.nodes.label[type];
}

/** Returns the label for editing: empty if there is none, translated if it is the default. */
export function editableLabel({ type, data: { label = '' } }: Pick<FlowNode, 'type' | 'data'>): string {
  return label === storedLabel[type] ? copy.nodes.label[type] : label;
}

/** Text that distinguishes nodes of one kind; empty if there is no content. */
export function nodeHint({ data }: FlowNode): string {
  const { content, keyword, start, tag, variable, request, cards, media, action, actionParams } = data;
  const [card] = cards?.cards ?? [];
  const texts = [
    content,
    keyword,
    start?.keyword,
    tag?.tag,
    variable?.name,
    request?.url,
    card?.title,
    media?.urls[0],
    actionParams,
    action && actionLabel(action),
  ];
  return texts.find((text) => text?.trim())?.trim() ?? '';
}
