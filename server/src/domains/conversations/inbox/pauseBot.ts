import type { Queries } from '../../../infrastructure/database/Database.ts';
import { settleRuns } from '../../automation/runs/index.ts';
import { cancelSends, TAKEN_OVER } from '../../instagram/outbox/index.ts';

/** Requires a lock on the conversation. */
export async function pauseBot(queries: Queries, lane: string): Promise<void> {
  await settleRuns(queries, await cancelSends(queries, [lane], TAKEN_OVER));
}
