import type { Queries } from '../../../infrastructure/database/Database.ts';
import { settleRuns } from '../../automation/runs/index.ts';
import { cancelSends, TAKEN_OVER } from '../../instagram/outbox/index.ts';

/** The conversation must be locked. */
export async function pauseBot(queries: Queries, lane: string): Promise<void> {
  await settleRuns(queries, await cancelSends(queries, [lane], TAKEN_OVER));
}
