import type { SendKind } from '../../../../infrastructure/database/tables/tables.ts';
import type { ConversationMessage } from '../../../../integrations/instagram/index.ts';

interface Wanted {
  kind: SendKind;
  text: string;
  files: number;
  authorIds: readonly string[];
  sinceMs: number;
  claimed: ReadonlySet<string>;
}

type Found = { kind: 'there'; messageId: string; sentAt: Date } | { kind: 'absent' } | { kind: 'unknown' };
type Likeness = 'same' | 'perhaps' | 'other';

/** Instagram's page size of messages. */
const MESSAGES_TOLD = 20;

/** Pure. Ambiguous matches are unknown: assumed sent, the message may be lost; assumed absent, it may be sent twice. */
export function findSentMessage(messages: readonly ConversationMessage[], wanted: Wanted): Found {
  const recent = messages.filter(({ at }) => at !== null && at.getTime() >= wanted.sinceMs);
  const own = recent
    .filter(({ mid, fromId }) => fromId !== null && wanted.authorIds.includes(fromId) && !wanted.claimed.has(mid))
    .map((message) => ({ ...message, likeness: likenessOf(message, wanted) }));
  const [found] = own.filter(({ likeness }) => likeness === 'same').toSorted((a, b) => Number(a.at) - Number(b.at));
  if (found?.at) return { kind: 'there', messageId: found.mid, sentAt: found.at };

  const doubtful = own.filter(({ likeness }) => likeness === 'perhaps');
  const [only] = doubtful;
  // Instagram lists cards without their content; a single candidate must be them.
  if (wanted.kind === 'template' && doubtful.length === 1 && only?.at) {
    return { kind: 'there', messageId: only.mid, sentAt: only.at };
  }
  // It may be beyond the listed messages, or of a kind that is not listed.
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
  // Instagram does not name the type of a file, or lists only some files of a message.
  const isUnclear = types.every((type) => type === 'file') || (types.length < files && types.every((type) => type === kind));
  return isUnclear ? 'perhaps' : 'other';
}
