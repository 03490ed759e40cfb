import { message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { findPublishedVersion, type PublishedFlows } from '../../../automation/flows/index.ts';
import { applyRunPlans, planNewRun } from '../../../automation/runs/index.ts';
import { recordEvents } from '../../../feed/events/index.ts';
import { upsertContacts } from '../../../instagram/contacts/index.ts';
import { eventOf } from '../eventOf.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';
import { outcomeOfRun, runEvent } from './runEvent.ts';

const NOT_PUBLISHED = message('runs.target-flow-gone');

export async function handleFlowStart(
  queries: Queries,
  update: ClaimedUpdate,
  flows: PublishedFlows,
  nowMs: number,
): Promise<void> {
  const { owner_id: ownerId, account_id: accountId, lane, body } = update;
  const igsid = lane.slice(accountId.length + 1);
  const met = await upsertContacts(queries, [{ ownerId, accountId, igsid, inboundAt: null, messageAt: null }]);
  const contact = met.get(lane);
  if (!contact) return;

  const verdict = { contactId: contact.id, processedStatus: 'completed', processingError: null } as const;
  const silence = contact.optedOutAt !== null ? 'opted_out' : contact.isWithPerson ? 'human_has_thread' : null;
  if (silence !== null) {
    const silent = { ...eventOf(update, { ...verdict, outcome: silence }), type: 'flow_execution', senderId: igsid } as const;
    return recordEvents(queries, [{ ownerId, event: silent }]);
  }
  const version = await findPublishedVersion(queries, ownerId, String(body.flowId));
  const flow = version && (await flows.load(queries, [version]))(version);
  if (!flow) {
    const failed = { ...verdict, processedStatus: 'failed', processingError: NOT_PUBLISHED, outcome: 'flow_failed' } as const;
    const event = { ...eventOf(update, failed), type: 'flow_execution', senderId: igsid } as const;
    return recordEvents(queries, [{ ownerId, event }]);
  }
  const context = { ownerId, accountId, contact, conversationId: contact.conversationId, lane };
  const comment = readComment(body.comment);
  const trigger = {
    inboxId: update.id,
    key: update.dedupe_key,
    text: String(body.text),
    hops: Number(body.hops),
    ...(comment && { triggerEvent: { comment } }),
  };
  const plan = planNewRun(context, flow, trigger, nowMs);
  const [outcome] = await applyRunPlans(queries, [plan]);
  if (!outcome) return;
  const event = { ...eventOf(update, { ...verdict, outcome: outcomeOfRun(outcome) }), senderId: igsid, text: trigger.text };
  await recordEvents(queries, [{ ownerId, event: runEvent(event, outcome, flow) }]);
}

function readComment(value: unknown): { id: string; isAnswered: boolean } | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return { id: String(value.id), isAnswered: 'isAnswered' in value && value.isAnswered === true };
}
