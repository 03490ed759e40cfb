import type { FlowNode } from '@fanfare/shared/contracts';
import type { NodeMoment, NodeOutcome } from './NodeOutcome.ts';

export function executeMessage(node: FlowNode, { stepNo }: NodeMoment): NodeOutcome {
  const text = node.data.content ?? '';
  if (text.trim() === '') return { result: 'ignored', detail: 'The message has no text, so nothing is sent.' };
  return { result: 'sent', detail: `Sends "${text}".`, command: { kind: 'send_text', stepNo, nodeId: node.id, text } };
}
