import type { OutgoingMessage } from '@fanfare/shared/contracts';
import type { NodeMoment, NodeOutcome } from '../NodeOutcome.ts';

/** The command that sends a message from a node, after a time of typing where the node has one. */
export function sendFrom(
  node: { id: string; data: { typing?: number } },
  { stepNo }: NodeMoment,
  message: OutgoingMessage,
): NonNullable<NodeOutcome['command']> {
  const { typing = 0 } = node.data;
  return { kind: 'send_message', stepNo, nodeId: node.id, message, ...(typing > 0 && { typingMs: typing * 1_000 }) };
}
