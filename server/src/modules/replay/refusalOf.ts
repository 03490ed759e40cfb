import { type ErrorCode, MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { ReplaySource } from './replay.repository.ts';

const playable: readonly (string | null)[] = ['messages', 'message_postbacks'];

/** Why an event cannot be played again for real; null when it can. What is over 24 hours old never sends anything (security control S3). */
export function refusalOf(source: ReplaySource, nowMs: number): ErrorCode | null {
  if (!playable.includes(source.kind) || !source.hasContent || source.contact === null) return 'not_replayable';
  if (!source.isConnected) return 'instagram_not_connected';
  const isOpen = (at: Date | null) => at !== null && nowMs - at.getTime() < MESSAGING_WINDOW_MS;
  return isOpen(source.happenedAt) && isOpen(source.lastInboundAt) ? null : 'window_closed';
}
