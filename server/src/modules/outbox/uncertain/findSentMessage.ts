import type { SendKind } from '../../../infrastructure/database/tables/tables.ts';
import type { ConversationMessage } from '../../../integrations/instagram/index.ts';

interface Wanted {
  kind: SendKind;
  text: string;
  /** How many files it carries, where it carries any. */
  files: number;
  /** The ids under which Instagram knows the account. */
  authorIds: readonly string[];
  /** Messages before this moment are others. */
  sinceMs: number;
  /** Messages that are known to be others. */
  claimed: ReadonlySet<string>;
}

type Found = { kind: 'there'; messageId: string; sentAt: Date } | { kind: 'absent' } | { kind: 'unknown' };
type Likeness = 'same' | 'perhaps' | 'other';

/** Instagram tells about so many of a conversation's messages, the latest. */
const MESSAGES_TOLD = 20;

/**
 * Looks for a message whose answer was lost in its conversation as Instagram has it. Pure. What cannot be told apart is unknown: taken for
 * sent, it might never have been; taken for absent, it would be sent twice.
 */
export function findSentMessage(messages: readonly ConversationMessage[], wanted: Wanted): Found {
  const recent = messages.filter(({ at }) => at !== null && at.getTime() >= wanted.sinceMs);
  const own = recent
    .filter(({ mid, fromId }) => fromId !== null && wanted.authorIds.includes(fromId) && !wanted.claimed.has(mid))
    .map((message) => ({ ...message, likeness: likenessOf(message, wanted) }));
  // Of several alike the earliest: a later one belongs to a later send.
  const [found] = own.filter(({ likeness }) => likeness === 'same').toSorted((a, b) => Number(a.at) - Number(b.at));
  if (found?.at) return { kind: 'there', messageId: found.mid, sentAt: found.at };

  const doubtful = own.filter(({ likeness }) => likeness === 'perhaps');
  const [only] = doubtful;
  // Cards are told without anything that would show them; where nothing else of the kind was written, it is them.
  if (wanted.kind === 'template' && doubtful.length === 1 && only?.at) {
    return { kind: 'there', messageId: only.mid, sentAt: only.at };
  }
  // So much was written since that it may be further back than Instagram tells, or it is of a kind that may not be told at all.
  const mayBeHidden = recent.length >= MESSAGES_TOLD || doubtful.length > 0 || wanted.kind === 'template';
  return { kind: mayBeHidden ? 'unknown' : 'absent' };
}

function likenessOf({ text, attachmentTypes: types }: ConversationMessage, { kind, files, ...wanted }: Wanted): Likeness {
  if (kind === 'text') return text === wanted.text ? 'same' : 'other';
  if (kind === 'template') {
    if (text !== null) return text === wanted.text ? 'same' : 'other';
    return types.every((type) => type === 'file') ? 'perhaps' : 'other';
  }
  if (text !== null) return 'other';
  if (types.length === files && types.every((type) => type === kind)) return 'same';
  // A file whose kind Instagram does not name; or not all files of a message are told.
  const isUnclear = types.every((type) => type === 'file') || (types.length < files && types.every((type) => type === kind));
  return isUnclear ? 'perhaps' : 'other';
}
