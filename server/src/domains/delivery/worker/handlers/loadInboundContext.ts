import type { MessagingRules } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { findCandidateAutomations, type StoredCandidate } from '../../../automation/automations/index.ts';
import { findWaitingRuns, type RunRow } from '../../../automation/runs/index.ts';
import { type UpsertedContact, upsertContacts } from '../../../instagram/contacts/index.ts';
import { type AccountRow, getAccounts } from '../../../instagram/instagram-accounts/index.ts';
import { findRules } from '../../../instagram/messaging-rules/index.ts';
import { findLaneStates, type LaneState } from '../../../instagram/outbox/index.ts';
import { type ReadUpdate, readUpdate } from '../readUpdate.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';

export interface InboundMessage {
  update: ClaimedUpdate;
  read: ReadUpdate;
  mid: string;
  contact: UpsertedContact;
}

export interface InboundContext {
  met: readonly InboundMessage[];
  rulesOf: (accountId: string) => MessagingRules;
  automations: ReadonlyMap<string, StoredCandidate[]>;
  waitingRuns: ReadonlyMap<string, RunRow[]>;
  lanes: ReadonlyMap<string, LaneState>;
  accounts: ReadonlyMap<string, AccountRow>;
}

export function isCompleteInbound(update: ClaimedUpdate): boolean {
  if (update.kind !== 'messages' && update.kind !== 'message_postbacks') return false;
  const { contactIgsid, mid } = readUpdate(update);
  return contactIgsid !== null && mid !== null;
}

/** One round trip. At most one update per contact. */
export async function loadInboundContext(queries: Queries, updates: readonly ClaimedUpdate[]): Promise<InboundContext> {
  const inbounds = updates.map(readInbound);
  const people = inbounds.map(({ update, igsid }) => ({ accountId: update.account_id, igsid, lane: update.lane }));
  const accountIds = [...new Set(people.map(({ accountId }) => accountId))];
  // Locks contacts first, so later reads are stable.
  const [contacts, waiting, lanes, rulesOf, automations, accounts] = await Promise.all([
    upsertContacts(queries, inbounds.map(toSighting)),
    findWaitingRuns(queries, people),
    findLaneStates(queries, people),
    findRules(queries, accountIds),
    findCandidateAutomations(queries, [...new Set(updates.map(({ owner_id }) => owner_id))]),
    getAccounts(queries, accountIds),
  ]);
  const met = inbounds.map(({ update, read, mid }) => {
    const contact = contacts.get(update.lane);
    if (!contact) throw new Error('A contact was neither found nor created.');
    return { update, read, mid, contact };
  });
  return {
    met,
    rulesOf,
    automations,
    waitingRuns: Map.groupBy(waiting, (run) => run.contact_id),
    lanes,
    accounts: new Map(accounts.map((account) => [account.id, account])),
  };
}

function readInbound(update: ClaimedUpdate) {
  const read = readUpdate(update);
  const { contactIgsid: igsid, mid } = read;
  if (igsid === null || mid === null) throw new Error('An inbound update lacks its contact or its id.');
  return { update, read, igsid, mid };
}

function toSighting({ update, read, igsid, mid }: ReturnType<typeof readInbound>) {
  // A fast clock must not extend the messaging window.
  const at = new Date(Math.min(update.meta_ts.getTime(), update.received_at.getTime()));
  const message = { mid, text: read.text, attachments: read.attachments, replyToMid: read.replyToMid, sentAt: update.meta_ts };
  return { ownerId: update.owner_id, accountId: update.account_id, igsid, inboundAt: at, messageAt: at, message };
}
