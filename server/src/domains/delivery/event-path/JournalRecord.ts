import { newId } from '../../../infrastructure/crypto/newId.ts';
import { changedMemory, type DecidedRun, rowOfNewRun, storedRun } from '../../automation/runs/index.ts';
import { type OwnedEvent, rowOfEvent } from '../../feed/events/index.ts';
import type { UpsertedContact } from '../../instagram/contacts/index.ts';
import type { ClaimedSend, NewSend } from '../../instagram/outbox/index.ts';
import type { InboundAnswer } from '../worker/handlers/processInbound.ts';

/** Rows of one shard; `project_journal` reads these names. */
export interface JournalRecord {
  people: object[];
  messages: object[];
  runs: object[];
  sends: object[];
  memories: object[];
  events: object[];
  results: object[];
}

export function emptyRecord(): JournalRecord {
  return { people: [], messages: [], runs: [], sends: [], memories: [], events: [], results: [] };
}

export function addInbound(record: JournalRecord, { inbound, run, events }: InboundAnswer, isNew: boolean, at: Date): void {
  const { update, read, mid, contact } = inbound;
  const { account_id, igsid } = contact;
  record.people.push({
    contact_id: contact.id,
    conversation_id: contact.conversationId,
    owner_id: update.owner_id,
    account_id,
    igsid,
    inbound_at: inboundAt(update),
    is_new: isNew,
  });
  const attachments = read.attachments.length > 0 ? read.attachments : null;
  const { text } = read;
  record.messages.push({ id: newId(), account_id, igsid, mid, direction: 'in', text, attachments, sent_at: update.meta_ts });
  for (const event of events) addEvent(record, event, igsid);
  if (run) addRun(record, run, at);
}

/** A fast clock must not extend the messaging window. */
export function inboundAt({ meta_ts, received_at }: { meta_ts: Date; received_at: Date }): Date {
  return new Date(Math.min(meta_ts.getTime(), received_at.getTime()));
}

export function addEvent(record: JournalRecord, event: OwnedEvent, igsid: string | null): void {
  record.events.push({ ...rowOfEvent(event), igsid });
}

function addRun(record: JournalRecord, run: DecidedRun, at: Date): void {
  const { contact } = run.plan.context;
  const { account_id, igsid } = contact;
  const stored = storedRun(run);
  record.runs.push({ ...rowOfNewRun(stored), igsid, at, due_at: stored.dueAt });
  record.sends.push(...run.sends.map((send) => rowOfSend(send, send === run.outcome.taken, contact, at)));
  record.memories.push(...changedMemory(run).map(({ tags, variables }) => ({ account_id, igsid, tags, variables })));
}

function rowOfSend(send: NewSend, isTaken: boolean, { lastInboundAt }: UpsertedContact, at: Date) {
  const { id, run_id, lane, text, author, kind, message, delay_ms } = send;
  const age = isTaken && lastInboundAt ? Math.round((at.getTime() - lastInboundAt.getTime()) / 1_000) : null;
  const state = isTaken ? 'sending' : 'intent';
  return { id, run_id, lane, text, author, kind, message, delay_ms, state, window_age_seconds: age, at };
}

export interface SentResult {
  send: ClaimedSend;
  messageId: string | null;
  sentAt: Date;
  call: object | undefined;
  execution: OwnedEvent;
}

export function addResult(record: JournalRecord, { send, messageId, sentAt, call, execution }: SentResult): void {
  const { id, account_id, recipient_igsid: igsid, text } = send;
  record.results.push({ id, message_id: messageId, call: call ? [call] : [] });
  if (messageId !== null) {
    const sent = { direction: 'out', text: text === '' ? null : text, attachments: null, sent_at: sentAt };
    record.messages.push({ id: newId(), account_id, igsid, mid: messageId, ...sent });
  }
  addEvent(record, { ...execution, event: { ...execution.event, processedStatus: 'completed' } }, igsid);
}
