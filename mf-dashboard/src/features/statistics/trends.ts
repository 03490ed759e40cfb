import type { EventCounts, EventTrends } from '@fanfare/shared/contracts';

const WEEK = 7;

export interface Trend {
  /** Per day, the oldest first. */
  values: readonly number[];
  /** Relative to the period before, or in percentage points; null without anything to compare with. */
  change: number | null;
  unit: 'share' | 'count' | 'points';
}

type Shown = 'totalEvents' | 'eventsToday' | 'activeFlows' | 'responseRate';

/** The last days of each figure, and its change against the period before. */
export function trendsOf(
  { days, yesterday, flows, flowsBefore }: EventTrends,
  { total, today }: EventCounts,
): Record<Shown, Trend> {
  const [before, now] = [days.slice(0, -WEEK), days.slice(-WEEK)];
  const events = (some: EventTrends['days']) => some.reduce((sum, day) => sum + day.events, 0);
  const rate = (some: EventTrends['days']) => {
    const all = events(some);
    return all === 0 ? null : (some.reduce((sum, day) => sum + day.flowExecutions, 0) / all) * 100;
  };
  const perDay = days.map((day) => day.events);
  const [rateNow, rateBefore] = [rate(now), rate(before)];
  return {
    totalEvents: { values: runningTotal(perDay, total), change: share(events(now), events(before)), unit: 'share' },
    eventsToday: { values: perDay, change: share(today, yesterday), unit: 'share' },
    activeFlows: {
      values: days.map((day) => day.flows),
      change: flows + flowsBefore === 0 ? null : flows - flowsBefore,
      unit: 'count',
    },
    responseRate: {
      values: days.map((day) => rate([day]) ?? 0),
      change: rateNow === null || rateBefore === null ? null : rateNow - rateBefore,
      unit: 'points',
    },
  };
}

/** Counts back from the total. */
function runningTotal(perDay: readonly number[], total: number): number[] {
  let left = total;
  return perDay
    .toReversed()
    .map((events) => {
      const atEnd = left;
      left -= events;
      return atEnd;
    })
    .reverse();
}

function share(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
