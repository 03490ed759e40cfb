import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { evaluateGoal } from './evaluateGoal.ts';
import { lockDueGoal, setDue } from './goals.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
}

const EVERY_MS = 60_000;

/** Uses one transaction per goal. Of several missed periods, only the last counts. */
export function createGoalJob({ database, clock, logger, bus }: Dependencies): Ticker & { runOnce: () => Promise<void> } {
  async function evaluateOne(queries: Queries): Promise<{ ownerId: string; isMissed: boolean } | null> {
    const now = new Date(clock.nowMs());
    const goal = await lockDueGoal(queries, now);
    if (!goal) return null;
    const { isMissed, next } = await evaluateGoal(queries, goal, now);
    await setDue(queries, goal, next);
    return { ownerId: goal.owner_id, isMissed };
  }

  async function runOnce(): Promise<void> {
    for (;;) {
      const evaluated = await database.asSystem(evaluateOne);
      if (evaluated === null) return;
      if (evaluated.isMissed) bus.publish('feed-changed', evaluated.ownerId);
    }
  }
  return { ...createTicker('goals', EVERY_MS, runOnce, logger), runOnce };
}
