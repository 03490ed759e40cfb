import { isGoalMet } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { createTicker, type Ticker } from '../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { planAfresh, readFigures } from '../analytics/index.ts';
import { recordEvents } from '../events/index.ts';
import { lockDueGoal, setDue } from './goals.repository.ts';
import { measure } from './measure.ts';
import { missedEvent } from './missedEvent.ts';
import { periodAt } from './periodAt.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  onFeedChanged: (ownerId: string) => void;
}

const EVERY_MS = 60_000;

/**
 * Holds every goal against the period that has ended, each in a transaction of its own: the notification is in the feed and the next end
 * is stored, or neither. However many periods passed while nothing ran, the last of them is looked at.
 */
export function createGoalJob({
  database,
  clock,
  logger,
  onFeedChanged,
}: Dependencies): Ticker & { runOnce: () => Promise<void> } {
  async function judgeOne(queries: Queries): Promise<{ ownerId: string; isMissed: boolean } | null> {
    const now = new Date(clock.nowMs());
    const goal = await lockDueGoal(queries, now);
    if (!goal) return null;
    const { owner_id: ownerId, metric, period, time_zone: timeZone } = goal;
    const present = periodAt(period, now.getTime(), timeZone);
    const ended = periodAt(period, present.from.getTime() - 1, timeZone);
    await planAfresh(queries);
    const { value } = measure[metric](await readFigures(queries, ownerId, { ...ended, timeZone }));
    const isMissed = value !== null && !isGoalMet(metric, value, goal.target);
    await setDue(queries, goal, present.to);
    if (isMissed) await recordEvents(queries, [missedEvent(goal, { ...ended, value, now })]);
    return { ownerId, isMissed };
  }

  async function runOnce(): Promise<void> {
    for (;;) {
      const judged = await database.asSystem(judgeOne);
      if (judged === null) return;
      if (judged.isMissed) onFeedChanged(judged.ownerId);
    }
  }
  return { ...createTicker('goals', EVERY_MS, runOnce, logger), runOnce };
}
