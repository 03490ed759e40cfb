import { asObject, nestedParam } from '../../graph/answers/readParams.ts';
import type { State } from '../../state/openState.ts';
import type { RecordedCall } from '../../state/repositories/calls.repository.ts';

export interface SentMessage {
  /** Null if the id is unknown. */
  igsid: string | null;
  isPrivateReply: boolean;
  text: string;
}

/** Null for calls that are not messages. */
export function readSentMessage(state: State, { method, path, params, igId }: RecordedCall): SentMessage | null {
  if (method !== 'POST' || !path.endsWith('/messages')) return null;
  const recipient = asObject(nestedParam(params.recipient));
  const message = nestedParam(params.message);
  if (typeof message !== 'object' || message === null) return null;
  const { text, attachment, attachments } = asObject(message);
  const isPrivateReply = typeof recipient.comment_id === 'string';
  return {
    igsid: isPrivateReply ? commenterOf(state, igId, String(recipient.comment_id)) : String(recipient.id ?? '') || null,
    isPrivateReply,
    text: typeof text === 'string' ? text : JSON.stringify(attachment ?? attachments ?? ''),
  };
}

function commenterOf(state: State, igId: string | null, commentId: string): string | null {
  const followerId = state.comments.find(commentId)?.followerId;
  return igId && followerId ? (state.followers.contactOf(igId, followerId)?.igsid ?? null) : null;
}
