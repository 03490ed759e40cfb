import type { Command } from '@fanfare/engine';
import { contentOf, isSignal, type OutgoingContent, splitMessage } from '../../../instagram/outbox/index.ts';
import { isOwnAction } from '../../automations/index.ts';
import type { RunPlan } from './planRun.ts';

export interface PlannedSend extends OutgoingContent {
  id: string;
  delayMs: number;
  author: 'flow' | 'automation';
  /** Instagram's id of the comment that it replies to or acts on. */
  commentId?: string;
}

export function plannedSends({ runId, flow, result }: Pick<RunPlan, 'runId' | 'flow' | 'result'>): PlannedSend[] {
  return result.commands.flatMap((command) => {
    const parts = partsOf(runId, command);
    if (parts.length === 0) return [];
    const author = flow.kind === 'inline' && isOwnAction(command.nodeId) ? 'automation' : 'flow';
    return parts.map((part) => ({ ...part, author }));
  });
}

type Part = Omit<PlannedSend, 'author'>;

function partsOf(runId: string, command: Command): Part[] {
  switch (command.kind) {
    case 'send_message':
      return messagesOf(runId, command);
    case 'reply_to_comment':
      return [aboutComment(runId, command, 'comment_reply', command.text)];
    case 'hide_comment':
      return [aboutComment(runId, command, 'comment_hide', '')];
    default:
      return [];
  }
}

function aboutComment(
  runId: string,
  { stepNo, commentId }: Extract<Command, { commentId: string }>,
  kind: 'comment_reply' | 'comment_hide',
  text: string,
): Part {
  return { id: `${runId}:${stepNo}:1`, kind, text, message: null, delayMs: 0, commentId };
}

function messagesOf(runId: string, command: Extract<Command, { kind: 'send_message' }>): Part[] {
  const { stepNo, message, privateReplyTo } = command;
  // Instagram shows no typing indicator to a contact who only commented.
  const typingMs = privateReplyTo === undefined ? (command.typingMs ?? 0) : 0;
  const id = (part: number) => `${runId}:${stepNo}:${part}`;
  const parts = splitMessage(message).map(
    (part, index): Part => ({
      ...contentOf(part),
      id: id(index + 1),
      delayMs: index === 0 ? typingMs : 0,
      ...(privateReplyTo !== undefined && index === 0 && { commentId: privateReplyTo }),
    }),
  );
  const [first] = parts;
  return first && typingMs > 0 ? [{ ...contentOf({ kind: 'typing' }), id: id(0), delayMs: 0 }, ...parts] : parts;
}

export function firstMessages(sends: readonly PlannedSend[], limit: number): PlannedSend[] {
  let count = 0;
  const end = sends.findIndex(({ kind }) => {
    if (!isSignal(kind)) count += 1;
    return count > limit;
  });
  const allowed = end === -1 ? [...sends] : sends.slice(0, end);
  while (end !== -1 && isSignal(allowed.at(-1)?.kind ?? 'text')) allowed.pop();
  return allowed;
}
