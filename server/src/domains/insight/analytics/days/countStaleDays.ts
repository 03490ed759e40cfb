import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { InTransaction } from '../InTransaction.ts';
import { countDay, listStale, type OwnedDay } from './dayRollups.repository.ts';

const DAYS_TOGETHER = 500;

/** Counts past days only; today is read from its rows. */
export async function countStaleDays(inTransaction: InTransaction, clock: Clock, ownerId?: string): Promise<void> {
  const before = new Date(clock.nowMs());
  const seen = new Set<string>();
  for (;;) {
    const stale = await inTransaction((queries) => listStale(queries, before, DAYS_TOGETHER, ownerId));
    const next = stale.filter((one) => !seen.has(nameOf(one)));
    if (next.length === 0) return;
    for (const one of next) {
      seen.add(nameOf(one));
      await inTransaction((queries) => countDay(queries, one));
    }
  }
}

function nameOf({ ownerId, day }: OwnedDay): string {
  return `${ownerId} ${day}`;
}
