import { MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { canStartByClock, findCandidateAutomations, type StoredCandidate } from '../../../automation/automations/index.ts';
import type { FlowVersion, PublishedFlows } from '../../../automation/flows/index.ts';
import { applyRunPlans, planNewRun } from '../../../automation/runs/index.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';
import { type UpsertedContact, upsertContacts } from '../../../instagram/contacts/index.ts';
import { eventOf } from '../eventOf.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';
import { outcomeOfRun, runEvent } from './runEvent.ts';

/** Skipped if conditions have changed since the update was queued. */
export async function processScheduledStarts(
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  flows: PublishedFlows,
  nowMs: number,
): Promise<OwnedEvent[]> {
  if (updates.length === 0) return [];
  const contacts = await upsertContacts(queries, updates.map(toSighting));
  const automations = await findCandidateAutomations(queries, [...new Set(updates.map(({ owner_id }) => owner_id))]);
  const starts = updates.flatMap((update) => {
    const contact = contacts.get(update.lane);
    const automation = automations.get(update.owner_id)?.find(({ id }) => id === update.body.automationId);
    const version = contact && automation && versionToRun(automation, contact, { nowMs, accountId: update.account_id });
    return version ? [{ update, contact, version }] : [];
  });

  const flowOf = await flows.load(
    queries,
    starts.map(({ version }) => version),
  );
  const planned = starts.flatMap(({ update, contact, version }) => {
    const flow = flowOf(version);
    if (!flow) return [];
    const { owner_id: ownerId, account_id: accountId, lane } = update;
    const context = { ownerId, accountId, contact, conversationId: contact.conversationId, lane };
    const trigger = { inboxId: update.id, key: update.dedupe_key, text: '' };
    return [{ update, plan: planNewRun(context, flow, trigger, nowMs) }];
  });
  const outcomes = await applyRunPlans(
    queries,
    planned.map(({ plan }) => plan),
  );
  return planned.flatMap(({ update, plan }, index): OwnedEvent[] => {
    const outcome = outcomes[index];
    if (!outcome) return [];
    const { contact } = plan.context;
    const verdict = { contactId: contact.id, processedStatus: 'completed', processingError: null } as const;
    const trigger = { ...eventOf(update, { ...verdict, outcome: outcomeOfRun(outcome) }), senderId: contact.igsid };
    const run = { ownerId: update.owner_id, event: runEvent(trigger, outcome, plan.flow) };
    return update.attempt > 1 ? [{ ownerId: update.owner_id, event: trigger }, run] : [run];
  });
}

function toSighting({ owner_id: ownerId, account_id: accountId, lane }: ClaimedUpdate) {
  return { ownerId, accountId, igsid: lane.slice(accountId.length + 1), inboundAt: null, messageAt: null };
}

function versionToRun(
  automation: StoredCandidate,
  contact: UpsertedContact,
  { nowMs, accountId }: { nowMs: number; accountId: string },
): FlowVersion | null {
  const { flowId, version } = automation;
  if (version === null || contact.isWithPerson || contact.optedOutAt !== null || contact.lastInboundAt === null) return null;
  if (nowMs - contact.lastInboundAt.getTime() >= MESSAGING_WINDOW_MS) return null;
  const triggerEvent = { kind: 'message', text: '', isFirstMessage: false } as const;
  return canStartByClock(automation, { triggerEvent, contact, nowMs, accountId }) ? { flowId, version } : null;
}
