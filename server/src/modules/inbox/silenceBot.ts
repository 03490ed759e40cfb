import type { Queries } from '../../infrastructure/database/Database.ts';
import { cancelSends, TAKEN_OVER } from '../outbox/index.ts';
import { settleRuns } from '../runs/index.ts';

/** The conversation must be locked. */
export async function silenceBot(queries: Queries, lane: string): Promise<void> {
  await settleRuns(queries, await cancelSends(queries, [lane], TAKEN_OVER));
}
