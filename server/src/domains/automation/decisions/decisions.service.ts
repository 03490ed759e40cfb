import { considerationTexts, type EventDecision, type RunStory, type WebhookEvent } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { type EventRow, findEventRow, presentEvent, type Reader } from '../../feed/events/index.ts';
import { findCandidateAutomations } from '../automations/index.ts';
import { readRunStory } from '../runs/index.ts';
import { findContactState, findDrawnFlows, findGraph, findSeenAt } from './decisions.readModel.ts';
import { explainOutcome } from './explainOutcome.ts';
import { sketchFlow } from './sketchFlow.ts';

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
        const contact = row.contact_id === null ? undefined : await findContactState(queries, ownerId, row.contact_id);
        const isErased = contact?.isErased ?? false;
        const run = row.run_id === null || isErased ? null : await readRunStory(queries, ownerId, row.run_id);
        const about = await aboutEvent(queries, reader, row, run);
        const candidates = (await findCandidateAutomations(queries, [ownerId])).get(ownerId) ?? [];
        const flowIds = new Map(candidates.map(({ id, flowId }) => [id, flowId]));
        const drawn = await findDrawnFlows(queries, ownerId, [...flowIds.values(), ...(run ? [run.flow.id] : [])]);
        const considered = row.considered ?? about.considered ?? [];
        const graph = run ? await findGraph(queries, ownerId, run.flow) : undefined;
        return {
          eventId: row.id,
          accountId: event.connectedAccountId ?? null,
          origin: row.origin,
          outcome: event.outcome,
          ...explainOutcome({ ...event, considered, processingError: event.processingErrorMessage ?? event.processingError }),
          considered: considered.map((line) => ({
            ...line,
            summary: considerationTexts[line.reason],
            exists: flowIds.has(line.automationId),
            builderFlow: drawn.get(flowIds.get(line.automationId) ?? '') ?? null,
          })),
          run,
          event: isErased ? withoutContact(event) : presentEvent(about),
          flow: graph ? sketchFlow(graph) : null,
          builderFlow: (run && drawn.get(run.flow.id)) ?? null,
          threadId: isErased ? null : (contact?.threadId ?? null),
          seenAt: await seenAt(queries, ownerId, run),
          isErased,
        };
      }),
  };
}

/** The event of a flow run has neither text nor sender. */
async function aboutEvent(queries: Queries, reader: Reader, row: EventRow, run: RunStory | null): Promise<EventRow> {
  const triggerId = run?.triggerEventId ?? null;
  if (row.event_type !== 'flow_execution' || triggerId === null) return row;
  return (await findEventRow(queries, reader, triggerId)) ?? row;
}

async function seenAt(queries: Queries, ownerId: string, run: RunStory | null): Promise<string | null> {
  const sent = run?.messages.find(
    ({ state, sentAs }) => state === 'sent' && (sentAs === 'message' || sentAs === 'private_reply'),
  );
  const since = sent?.calls.at(-1)?.at;
  return run && since !== undefined ? findSeenAt(queries, ownerId, run.contact.id, since) : null;
}

function withoutContact(event: WebhookEvent): WebhookEvent {
  const unknown = { userInfo: { username: null }, senderId: null, content: { text: null }, message: null, payload: {} };
  return { ...event, ...unknown, flowResponse: null };
}
