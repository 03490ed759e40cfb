import { type FlowIssue, type FlowNode, MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { error } from './issue.ts';

export function messageIssues(node: FlowNode): FlowIssue[] {
  const text = node.data.content ?? '';
  if (text.trim() === '') return [error('message-empty', node.id, 'This message has no text. Write what to send.')];
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MESSAGE_TEXT_MAX_BYTES) return [];
  return [
    error(
      'message-too-long',
      node.id,
      `This message has ${bytes} bytes; Instagram takes at most ${MESSAGE_TEXT_MAX_BYTES}. Shorten it or split it into two messages.`,
    ),
  ];
}
