import { MESSAGING_WINDOW_MS, type Thread } from '@fanfare/shared/contracts';

export type ReplyWindow =
  /** Automated replies are allowed. `share` is the remaining part of the 24 hours, from 1 down to 0. */
  | { kind: 'open'; leftMs: number; share: number }
  /** Only human replies are allowed. */
  | { kind: 'late'; leftMs: number }
  | { kind: 'closed' }
  /** The contact has never written. */
  | { kind: 'never' };

export function replyWindow(
  { windowEndsAt, humanAgentEndsAt }: Pick<Thread, 'windowEndsAt' | 'humanAgentEndsAt'>,
  nowMs: number,
): ReplyWindow {
  if (windowEndsAt === null) return { kind: 'never' };
  // The clock of this device may be slightly behind the server's.
  const leftMs = Math.min(Date.parse(windowEndsAt) - nowMs, MESSAGING_WINDOW_MS - 1);
  if (leftMs > 0) return { kind: 'open', leftMs, share: leftMs / MESSAGING_WINDOW_MS };
  const lateMs = humanAgentEndsAt === null ? 0 : Date.parse(humanAgentEndsAt) - nowMs;
  return lateMs > 0 ? { kind: 'late', leftMs: lateMs } : { kind: 'closed' };
}
