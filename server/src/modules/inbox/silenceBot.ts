import type { Queries } from '../../infrastructure/database/Database.ts';
import { cancelSends, TAKEN_OVER } from '../outbox/index.ts';
import { settleRuns } from '../runs/index.ts';

/** A person answers in this lane from now on: what the bot was about to say there stays unsaid. Its conversation must be locked. */
export async function silenceBot(queries: Queries, lane: string): Promise<void> {
  await settleRuns(queries, await cancelSends(queries, [lane], TAKEN_OVER));
}
