import type { SendRow } from '../outbox.repository.ts';

const TRIES_MIN = 6;
/** Longer than usual outages of Instagram (failure F8). */
const TRY_FOR_MS = 60 * 60 * 1000;
const BACKOFF_BASE_MS = 1_000;
const BACKOFF_MAX_MS = 5 * 60 * 1000;

export function nextTryMs({
  attempt,
  created_at,
  sending_at,
}: Pick<SendRow, 'attempt' | 'created_at' | 'sending_at'>): number | null {
  const triedForMs = (sending_at ?? created_at).getTime() - created_at.getTime();
  if (attempt >= TRIES_MIN && triedForMs >= TRY_FOR_MS) return null;
  return Math.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
}
