import type { OutgoingMessage } from '@fanfare/shared/contracts';
import type { NodeMoment, NodeOutcome } from '../NodeOutcome.ts';

export function sendFrom(
  node: { id: string; data: { typing?: number } },
  { stepNo }: NodeMoment,
  message: OutgoingMessage,
): NonNullable<NodeOutcome['command']> {
  const { typing = 0 } = node.data;
  return { kind: 'send_message', stepNo, nodeId: node.id, message, ...(typing > 0 && { typingMs: typing * 1_000 }) };
}
