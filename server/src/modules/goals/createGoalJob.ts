import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { createTicker, type Ticker } from '../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { lockDueGoal, setDue } from './goals.repository.ts';
import { judge } from './judge.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  onFeedChanged: (ownerId: string) => void;
}

const EVERY_MS = 60_000;

/**
 * One transaction per goal: the notification and the next end are stored together. Of several missed periods, only the last
 * counts.
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
    const { isMissed, next } = await judge(queries, goal, now);
    await setDue(queries, goal, next);
    return { ownerId: goal.owner_id, isMissed };
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
