import type { SendKind } from '../../../infrastructure/database/tables.ts';
import type { ConversationMessage } from '../../../integrations/instagram/index.ts';

interface Wanted {
  kind: SendKind;
  text: string;
  /** The ids under which Instagram knows the account. */
  authorIds: readonly string[];
  /** Messages before this moment are others. */
  sinceMs: number;
  /** Messages that are known to be others. */
  claimed: ReadonlySet<string>;
}

type Found = { kind: 'there'; messageId: string; sentAt: Date } | { kind: 'absent' } | { kind: 'unknown' };

/** Instagram tells about so many of a conversation's messages, the latest. */
const MESSAGES_TOLD = 20;

/** Looks for a message whose answer was lost in its conversation as Instagram has it. Pure. */
export function findSentMessage(messages: readonly ConversationMessage[], wanted: Wanted): Found {
  const recent = messages.filter(({ at }) => at !== null && at.getTime() >= wanted.sinceMs);
  const candidates = recent.filter(
    (message) =>
      isAlike(message, wanted) &&
      message.fromId !== null &&
      wanted.authorIds.includes(message.fromId) &&
      !wanted.claimed.has(message.mid),
  );
  // Of several alike the earliest: a later one belongs to a later send.
  const found = candidates.toSorted((a, b) => Number(a.at) - Number(b.at))[0];
  if (found?.at) return { kind: 'there', messageId: found.mid, sentAt: found.at };
  // So much was written since that it may be further back than Instagram tells, or it is of a kind that may not be told at all.
  return recent.length >= MESSAGES_TOLD || wanted.kind === 'template' ? { kind: 'unknown' } : { kind: 'absent' };
}

/** By its text, or by what it carries; a template is told with neither. */
function isAlike({ text, attachmentTypes }: ConversationMessage, wanted: Wanted): boolean {
  if (wanted.kind === 'text') return text === wanted.text;
  if (text !== null) return false;
  return wanted.kind === 'template' ? attachmentTypes.length === 0 : attachmentTypes.some((type) => type === wanted.kind);
}
