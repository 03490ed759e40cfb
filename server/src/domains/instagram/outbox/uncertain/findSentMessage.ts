import type { SendKind } from '../../../../infrastructure/database/tables/tables.ts';
import type { ConversationMessage } from '../../../../integrations/instagram/index.ts';

interface SendToFind {
  kind: SendKind;
  text: string;
  files: number;
  authorIds: readonly string[];
  sinceMs: number;
  claimed: ReadonlySet<string>;
}

type Found = { kind: 'there'; messageId: string; sentAt: Date } | { kind: 'absent' } | { kind: 'unknown' };
type Likeness = 'same' | 'perhaps' | 'other';

const MESSAGES_TOLD = 20;

/** Ambiguous is unknown: assumed sent, the message may be lost; assumed absent, sent twice. */
export function findSentMessage(messages: readonly ConversationMessage[], target: SendToFind): Found {
  const recent = messages.filter(({ at }) => at !== null && at.getTime() >= target.sinceMs);
  const own = recent
    .filter(({ mid, fromId }) => fromId !== null && target.authorIds.includes(fromId) && !target.claimed.has(mid))
    .map((message) => ({ ...message, likeness: likenessOf(message, target) }));
  const [found] = own.filter(({ likeness }) => likeness === 'same').toSorted((a, b) => Number(a.at) - Number(b.at));
  if (found?.at) return { kind: 'there', messageId: found.mid, sentAt: found.at };

  const doubtful = own.filter(({ likeness }) => likeness === 'perhaps');
  const [only] = doubtful;
  // Instagram lists cards without their content; a single candidate must be them.
  if (target.kind === 'template' && doubtful.length === 1 && only?.at) {
    return { kind: 'there', messageId: only.mid, sentAt: only.at };
  }
  // Beyond the listed messages, or of an unlisted kind.
  const mayBeHidden = recent.length >= MESSAGES_TOLD || doubtful.length > 0 || target.kind === 'template';
  return { kind: mayBeHidden ? 'unknown' : 'absent' };
}

function likenessOf({ text, attachmentTypes: types }: ConversationMessage, { kind, files, ...target }: SendToFind): Likeness {
  if (kind === 'text') return text === target.text ? 'same' : 'other';
  if (kind === 'template') {
    if (text !== null) return text === target.text ? 'same' : 'other';
    return types.every((type) => type === 'file') ? 'perhaps' : 'other';
  }
  if (text !== null) return 'other';
  if (types.length === files && types.every((type) => type === kind)) return 'same';
  // Instagram may not name a file's type, or list only some files.
  const isUnclear = types.every((type) => type === 'file') || (types.length < files && types.every((type) => type === kind));
  return isUnclear ? 'perhaps' : 'other';
}
