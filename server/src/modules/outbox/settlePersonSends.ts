import type { Queries } from '../../infrastructure/database/Database.ts';
import { changeEventBatch } from '../events/index.ts';
import type { SendRow } from './outbox.repository.ts';
import { findPersonStates } from './personSends.repository.ts';

const statusOf = {
  intent: 'processing',
  sending: 'processing',
  parked: 'processing',
  sent: 'completed',
  failed: 'failed',
  unconfirmed: 'failed',
} as const satisfies Record<SendRow['state'], string>;

/** Makes the feed say what has become of messages that people wrote. Others are left alone. */
export async function settlePersonSends(queries: Queries, sendIds: readonly string[]): Promise<void> {
  const rows = await findPersonStates(queries, sendIds);
  await changeEventBatch(
    queries,
    rows.map(({ id, owner_id: ownerId, state, error }) => ({
      ownerId,
      key: id,
      flowResponse: null,
      outcome: 'own_message' as const,
      execution: { processedStatus: statusOf[state], processingError: statusOf[state] === 'failed' ? error : null },
    })),
  );
}
