import { type FlowNode, MESSAGE_TEXT_MAX_BYTES, message } from '@fanfare/shared/contracts';
import { isTemplate } from '../templates/compileTemplate.ts';
import type { FlowContext } from './FlowContext.ts';
import { error, type ValidationIssue } from './issue.ts';
import { templateIssues } from './templateIssues.ts';

export function messageIssues(node: FlowNode, { variables }: FlowContext): ValidationIssue[] {
  const text = node.data.content ?? '';
  if (text.trim() === '') return [error('message-empty', node.id, message('flow-issues.message-empty'))];
  return [...lengthIssues(node.id, text), ...templateIssues(text, 'text', { nodeId: node.id, variables })];
}

/** Only the fixed text has a known length. Longer messages are split when they are sent. */
function lengthIssues(nodeId: string, text: string): ValidationIssue[] {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MESSAGE_TEXT_MAX_BYTES || isTemplate(text)) return [];
  return [
    error(
      'message-too-long',
      nodeId,
      message('flow-issues.message-too-long', {
        bytes,
        max: MESSAGE_TEXT_MAX_BYTES,
      }),
    ),
  ];
}
