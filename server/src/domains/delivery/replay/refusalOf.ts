import { type ErrorCode, MESSAGING_WINDOW_MS, PRIVATE_REPLY_WINDOW_MS } from '@fanfare/shared/contracts';
import type { EarlierAnswers, ReadComment } from '../../conversations/comments/index.ts';
import type { ReplaySource } from './replay.repository.ts';

const messages: readonly (string | null)[] = ['messages', 'message_postbacks'];

export interface AnsweredComment extends EarlierAnswers {
  comment: ReadComment;
}

/** Null when it may be replayed. Limits: security control S3, and Instagram's for private replies. */
export function refusalOf(source: ReplaySource, answered: AnsweredComment | null, nowMs: number): ErrorCode | null {
  if (!source.hasContent || source.isDeleted) return 'not_replayable';
  const isPlayable = answered === null ? messages.includes(source.kind) && source.contact !== null : !answered.comment.isOwn;
  if (!isPlayable) return 'not_replayable';
  if (!source.isConnected) return 'instagram_not_connected';
  const isWithin = (windowMs: number, at: Date | null) => at !== null && nowMs - at.getTime() < windowMs;
  if (answered === null) {
    const isOpen = isWithin(MESSAGING_WINDOW_MS, source.happenedAt) && isWithin(MESSAGING_WINDOW_MS, source.lastInboundAt);
    return isOpen ? null : 'window_closed';
  }
  if (answered.isAnsweredPrivately) return 'private_reply_used';
  return isWithin(PRIVATE_REPLY_WINDOW_MS, source.happenedAt) ? null : 'private_reply_too_late';
}
