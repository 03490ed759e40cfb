import type { ConversationMessage } from '../../../integrations/instagram/index.ts';

interface Wanted {
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
    ({ mid, fromId, text }) =>
      text === wanted.text && fromId !== null && wanted.authorIds.includes(fromId) && !wanted.claimed.has(mid),
  );
  // Of several alike the earliest: a later one belongs to a later send.
  const found = candidates.toSorted((a, b) => Number(a.at) - Number(b.at))[0];
  if (found?.at) return { kind: 'there', messageId: found.mid, sentAt: found.at };
  // So much was written since that it may be further back than Instagram tells.
  return recent.length >= MESSAGES_TOLD ? { kind: 'unknown' } : { kind: 'absent' };
}
