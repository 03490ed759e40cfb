import type { StoredReaction } from '../../model/messageContent.ts';
import { reactionNames } from '../../model/reactionNames.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { asObject } from '../answers/readParams.ts';

export function parseReaction(action: 'react' | 'unreact', payload: unknown): { mid: string; reaction: StoredReaction | null } {
  const { message_id: mid, reaction, ...others } = asObject(payload);
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw graphErrors.badParameter(`Unexpected property payload.${extra}.`);
  if (typeof mid !== 'string' || mid === '') throw graphErrors.missingParameter('payload.message_id');
  if (action === 'unreact') {
    if (reaction !== undefined) throw graphErrors.badParameter('unreact takes only payload.message_id.');
    return { mid, reaction: null };
  }
  if (typeof reaction !== 'string' || reaction === '') throw graphErrors.missingParameter('payload.reaction');
  return { mid, reaction: toReaction(reaction) };
}

/** Throws code 100 for an invalid reaction. */
export function toReaction(text: string): StoredReaction {
  const named = reactionNames.find(({ name, emoji }) => name === text || emoji === text);
  if (named) return { reaction: named.name, emoji: named.emoji };
  if (!/^\p{RGI_Emoji}$/v.test(text)) throw graphErrors.badParameter('Param payload.reaction must be love or an emoji.');
  return { reaction: 'other', emoji: text };
}
