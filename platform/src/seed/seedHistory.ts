import { type Api, SeedError } from './createApi.ts';
import { replayTimeline } from './history/replayTimeline.ts';
import type { TimelineEvent } from './history/TimelineEvent.ts';
import type { SeedContext } from './SeedContext.ts';
import { goals } from './story/automations.ts';
import { clockOf, DAY_MS, daysAgo, MINUTE_MS, startOfDay } from './timeline/calendar.ts';
import { conversationHistory } from './timeline/conversations.ts';
import { ownerHistory } from './timeline/ownerWork.ts';
import { postHistory } from './timeline/posts.ts';
import { repairHistory } from './timeline/repairs.ts';

const END_BEFORE_NOW_MS = 20 * MINUTE_MS;
const NO_POLLS = 0;

interface HistoryOptions {
  sinceMs: number;
  connect: TimelineEvent['perform'];
  connectRepairs: TimelineEvent['perform'];
}

export async function seedHistory(world: SeedContext, { sinceMs, connect, connectRepairs }: HistoryOptions): Promise<void> {
  const today = await readToday(world.sandbox);
  const moments = [
    ...conversationHistory(world, today),
    ...postHistory(world, today),
    ...ownerHistory(world, today),
    ...repairHistory(world, today, connectRepairs),
  ];
  await playHistory(world, moments, { sinceMs, connect, goalsSince: clockOf(today)(daysAgo.goals, 0) });
}

/** @throws SeedError unless the sandbox's clock is at the current time */
export async function readToday(sandbox: Api): Promise<number> {
  const clock = await sandbox.call<{ now: number; offsetMs: number }>('GET', '/clock');
  if (Math.abs(clock.offsetMs) > MINUTE_MS)
    throw new SeedError("The sandbox's clock is not at the current time. Reset it on the sandbox's page first.");
  return startOfDay(clock.now);
}

interface PlayOptions {
  sinceMs: number;
  connect: TimelineEvent['perform'];
  goalsSince: number;
}

export async function playHistory(
  { product, sandbox, backfill, shop, repairs }: SeedContext,
  events: readonly TimelineEvent[],
  { sinceMs, connect, goalsSince }: PlayOptions,
): Promise<void> {
  const moments = events.filter(({ at }) => at < Date.now() - END_BEFORE_NOW_MS);
  const first = Math.min(...moments.map(({ at }) => at));
  const settings = await sandbox.call<{ containerPolls: number }>('GET', '/settings');
  await sandbox.call('PATCH', '/settings', { containerPolls: NO_POLLS });
  try {
    const begin = { at: first - 30 * MINUTE_MS, perform: connect };
    const spans = await replayTimeline([begin, ...moments], { sandbox, backfill, sinceMs });
    const moves = { spans: spans.map(({ fromMs, atMs, pace }) => ({ fromMs, atMs, pace })) };
    const accounts = new Set([shop.igId, repairs.igId]);
    for (const igId of accounts) await sandbox.call('POST', `/accounts/${igId}/history`, moves);
  } finally {
    await sandbox.call('PATCH', '/settings', { containerPolls: settings.containerPolls });
  }
  await product.call('POST', '/api/comments/sync');
  await product.call('POST', '/api/analytics/insights/sync');
  await product.call('POST', '/api/analytics/recompute');
  await product.call('PUT', '/api/analytics/goals', goals);
  for (const monday of mondaysUntil(startOfDay(Date.now()), goalsSince)) await backfill.evaluateGoals(monday + MINUTE_MS / 2);
}

function mondaysUntil(today: number, from: number): number[] {
  const thisMonday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks = Math.max(0, Math.ceil((thisMonday - from) / (7 * DAY_MS)));
  return Array.from({ length: weeks }, (_, n) => thisMonday - (weeks - 1 - n) * 7 * DAY_MS);
}
