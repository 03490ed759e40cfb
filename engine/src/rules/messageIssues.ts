import { type FlowIssue, type FlowNode, MESSAGE_TEXT_MAX_BYTES, sentence } from '@fanfare/shared/contracts';
import { isTemplate } from '../templates/compileTemplate.ts';
import type { FlowSurroundings } from './FlowSurroundings.ts';
import { error } from './issue.ts';
import { templateIssues } from './templateIssues.ts';

export function messageIssues(node: FlowNode, { variables }: FlowSurroundings): FlowIssue[] {
  const text = node.data.content ?? '';
  if (text.trim() === '') return [error('message-empty', node.id, sentence('This message has no text. Write what to send.'))];
  return [...lengthIssues(node.id, text), ...templateIssues(text, 'text', { nodeId: node.id, variables })];
}

/** What a template comes to is known when it is sent; then what is too long is cut into several messages. */
function lengthIssues(nodeId: string, text: string): FlowIssue[] {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MESSAGE_TEXT_MAX_BYTES || isTemplate(text)) return [];
  return [
    error(
      'message-too-long',
      nodeId,
      sentence('This message has {bytes} bytes; Instagram takes at most {max}. Shorten it or split it into two messages.', {
        bytes,
        max: MESSAGE_TEXT_MAX_BYTES,
      }),
    ),
  ];
}
