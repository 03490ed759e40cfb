import { considerationTexts, type EventDecision } from '@fanfare/shared/contracts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { findEventRow, presentEvent, type Reader } from '../../feed/events/index.ts';
import { findCandidateAutomations } from '../automations/index.ts';
import { readRunStory } from '../runs/index.ts';
import { explainOutcome } from './explainOutcome.ts';

export interface DecisionsService {
  /** Returns the decision recorded when the event was processed. Throws not_found. */
  why: (reader: Reader, eventId: string) => Promise<EventDecision>;
}

export function createDecisionsService({ database }: { database: Database }): DecisionsService {
  return {
    why: (reader, eventId) =>
      database.asOwner(reader.workspaceId, async (queries) => {
        const { workspaceId: ownerId } = reader;
        const row = await findEventRow(queries, reader, eventId);
        if (!row) throw new AppError('not_found');
        const event = presentEvent(row);
        const present = new Set(((await findCandidateAutomations(queries, [ownerId])).get(ownerId) ?? []).map(({ id }) => id));
        return {
          eventId: row.id,
          accountId: event.connectedAccountId ?? null,
          origin: row.origin,
          outcome: event.outcome,
          ...explainOutcome({ ...event, processingError: event.processingErrorMessage ?? event.processingError }),
          considered: (row.considered ?? []).map((line) => ({
            ...line,
            summary: considerationTexts[line.reason],
            exists: present.has(line.automationId),
          })),
          run: row.run_id === null ? null : await readRunStory(queries, ownerId, row.run_id),
        };
      }),
  };
}
