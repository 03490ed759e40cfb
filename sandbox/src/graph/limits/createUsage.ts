import type { Clock } from '../../clock/createClock.ts';
import type { Account } from '../../state/repositories/accounts.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of calls per day. */
const CALLS_PER_IMPRESSION = 4_800;
const REGAIN_MINUTES = 5;

export interface Usage {
  headers: (account: Account | undefined, isThrottled?: boolean) => Record<string, string>;
}

/** Meta's limit grows with impressions; the sandbox uses followers instead. */
export function createUsage(clock: Clock): Usage {
  const counts = new Map<string, number>();
  let day = Math.floor(clock.now() / DAY_MS);

  function count(key: string): number {
    const today = Math.floor(clock.now() / DAY_MS);
    if (today !== day) counts.clear();
    day = today;
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  }

  return {
    headers: (account, isThrottled = false): Record<string, string> => {
      if (!account && isThrottled)
        return { 'x-app-usage': JSON.stringify({ call_count: 100, total_time: 100, total_cputime: 100 }) };
      if (!account) return { 'x-app-usage': JSON.stringify({ call_count: 0, total_time: 0, total_cputime: 0 }) };
      const allowed = Math.max(account.followersCount, 10) * CALLS_PER_IMPRESSION;
      const used = Math.min(100, Math.floor((100 * count(account.igId)) / allowed));
      const percent = isThrottled ? 100 : used;
      const times = { call_count: percent, total_cputime: percent, total_time: percent };
      const useCase = { type: 'instagram', ...times, estimated_time_to_regain_access: isThrottled ? REGAIN_MINUTES : 0 };
      return {
        'x-app-usage': JSON.stringify(times),
        'x-business-use-case-usage': JSON.stringify({ [account.igId]: [useCase] }),
      };
    },
  };
}
