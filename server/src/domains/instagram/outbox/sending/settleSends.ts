import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { EventSettlement } from '../../../feed/events/index.ts';
import type { SendRow } from '../outbox.repository.ts';
import { findPersonStates } from '../queue/personSends.repository.ts';

/** Includes `others`, because feeds are locked once per transaction. */
export type SettleRuns = (queries: Queries, runIds: readonly string[], others?: readonly EventSettlement[]) => Promise<void>;

const statusOf = {
  intent: 'processing',
  sending: 'processing',
  parked: 'processing',
  sent: 'completed',
  failed: 'failed',
  unconfirmed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<SendRow['state'], string>;

/** Updates the events of their runs, or their own events when a person wrote them. */
export async function settleSends(
  queries: Queries,
  sends: readonly Pick<SendRow, 'id' | 'run_id'>[],
  settleRuns: SettleRuns,
): Promise<void> {
  const written = await findPersonStates(
    queries,
    sends.map(({ id }) => id),
  );
  await settleRuns(
    queries,
    sends.flatMap(({ run_id }) => run_id ?? []),
    written.map(({ id, owner_id: ownerId, state, ...row }) => ({
      ownerId,
      key: id,
      flowResponse: null,
      outcome: 'own_message',
      execution: {
        processedStatus: statusOf[state],
        processingError: statusOf[state] === 'failed' ? (row.error_message ?? row.error) : null,
      },
    })),
  );
}
