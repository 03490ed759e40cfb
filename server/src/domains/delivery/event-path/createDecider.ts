import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { findCandidateAutomations, type StoredAskedAutomation } from '../../automation/automations/index.ts';
import type { PublishedFlows } from '../../automation/flows/index.ts';
import { changedMemory, isAboutComment } from '../../automation/runs/index.ts';
import { laneOf } from '../../instagram/contacts/index.ts';
import { type AccountRow, getAccounts } from '../../instagram/instagram-accounts/index.ts';
import { consentChange, findRules } from '../../instagram/messaging-rules/index.ts';
import { isSignal } from '../../instagram/outbox/index.ts';
import { eventOf } from '../worker/eventOf.ts';
import { type InboundMessage, isCompleteInbound } from '../worker/handlers/loadInboundContext.ts';
import { answerInbound, type InboundAnswer } from '../worker/handlers/processInbound.ts';
import { readUpdate } from '../worker/readUpdate.ts';
import type { ClaimedUpdate } from '../worker/worker.repository.ts';
import type { createLaneCache } from './createLaneCache.ts';
import type { QueuedUpdate } from './createLaneQueue.ts';
import { addEvent, addInbound, emptyRecord, inboundAt } from './JournalRecord.ts';
import { type Append, readEpoch, takeInboxIds } from './journal.repository.ts';
import { type LaneState, laneStateOf } from './LaneState.ts';
import { inboxKeyOf, loadLanes } from './lanes.repository.ts';

interface Dependencies {
  database: Database;
  flows: PublishedFlows;
  clock: Clock;
  cache: ReturnType<typeof createLaneCache>;
  /** True if this process sent the message. */
  isOwnMessage: (accountId: string, mid: string) => boolean;
  /** True while a message of the lane waits for its response. */
  isSending: (lane: string) => boolean;
}

export interface Decided {
  /** Already stored before. */
  known: QueuedUpdate[];
  /** For the worker. */
  rest: QueuedUpdate[];
  /** Echoes of messages that may be those being sent now. */
  later: QueuedUpdate[];
  items: DecidedUpdate[];
  append: Append;
}

export interface DecidedUpdate {
  item: QueuedUpdate;
  update: ClaimedUpdate;
  account: AccountRow;
  answer: InboundAnswer | null;
  next: LaneState | null;
}

interface Open {
  item: QueuedUpdate;
  update: ClaimedUpdate;
  state: LaneState;
}

interface Config {
  account: AccountRow;
  automations: StoredAskedAutomation[];
}

const plainKinds: ReadonlySet<string> = new Set(['messages', 'message_postbacks', 'message_seen', 'message_edits', 'message_echoes']);
const workerCommands: ReadonlySet<string> = new Set(['http_request', 'start_flow', 'hand_over']);
const IDS_TOGETHER = 512;
const ECHO_WAIT_MS = 2_000;
const RECENT_MS = 60_000;

export function createDecider({ database, flows, clock, cache, isOwnMessage, isSending }: Dependencies) {
  const configs = new Map<string, Config>();
  let rulesOf: Awaited<ReturnType<typeof findRules>> = () => {
    throw new Error('Rules are loaded with their account.');
  };
  let config = 0;
  let position = 0;
  /** Database minus process, in ms. */
  let clockOffsetMs = 0;
  const ids: number[] = [];

  async function refresh(): Promise<void> {
    const now = await readEpoch(database.system);
    cache.advance(now);
    position = Math.max(position, now.position);
    if (now.config !== config) configs.clear();
    config = now.config;
  }

  async function decide(batch: readonly QueuedUpdate[], room: number, isCold = false): Promise<Decided> {
    const known: QueuedUpdate[] = [];
    const rest: QueuedUpdate[] = [];
    const later: QueuedUpdate[] = [];
    const open = await load(batch, { known, rest, isCold });
    const record = emptyRecord();
    const items: DecidedUpdate[] = [];
    const inbound: Open[] = [];
    for (const one of open) {
      const { item, update, state } = one;
      const account = configs.get(item.update.igId)?.account;
      const read = readUpdate(update);
      if (!account) rest.push(item);
      else if (update.kind === 'message_echoes') {
        const isOwn = read.mid !== null && isOwnMessage(update.account_id, read.mid);
        if (isOwn) items.push({ item, update, account, answer: null, next: null });
        else if (isSending(update.lane) && performance.now() - item.queuedAt < ECHO_WAIT_MS) later.push(item);
        else rest.push(item);
      } else if (!isCompleteInbound(update)) {
        const contactId = state.isNew ? null : state.contact.id;
        const verdict = { contactId, processedStatus: 'completed', processingError: null, outcome: 'stored_only' } as const;
        addEvent(record, { ownerId: update.owner_id, event: eventOf(update, verdict) }, read.contactIgsid);
        items.push({ item, update, account, answer: null, next: null });
      } else if (state.hasWaitingRun) rest.push(item);
      else if (consentChange(read.text, state.contact.optedOutAt !== null, rulesOf(update.account_id))) rest.push(item);
      else inbound.push(one);
    }

    const answers = await answer(inbound, room);
    for (const [index, { item, update, state }] of inbound.entries()) {
      const found = answers[index];
      const account = configs.get(item.update.igId)?.account;
      if (!found || !account || !isSimple(found)) {
        rest.push(item);
        continue;
      }
      addInbound(record, found, state.isNew, update.received_at);
      items.push({ item, update, account, answer: found, next: stateAfter(state, found, update.received_at) });
    }
    const updates = items.map(({ update }) => update);
    const fence = { epoch: cache.epoch(), config, lanes: updates.map(({ lane }) => lane) };
    return { known, rest, later, items, append: { fence, updates, record } };
  }

  async function load(
    batch: readonly QueuedUpdate[],
    { known, rest, isCold }: { known: QueuedUpdate[]; rest: QueuedUpdate[]; isCold: boolean },
  ): Promise<Open[]> {
    if (isCold || config === 0) await refresh();
    const open: Open[] = [];
    const cold: QueuedUpdate[] = [];
    const begin = (item: QueuedUpdate, state: LaneState) => {
      const lane = laneOf(state.contact.account_id, item.update.contactKey);
      open.push({ item, state, update: updateOf(item, state, lane, ids.pop() ?? 0, new Date(Date.now() + clockOffsetMs)) });
    };
    if (ids.length < batch.length) ids.unshift(...(await takeInboxIds(database.system, IDS_TOGETHER)).toReversed());
    for (const item of batch) {
      if (!plainKinds.has(item.update.kind)) {
        rest.push(item);
        continue;
      }
      const accountId = configs.get(item.update.igId)?.account.id;
      const lane = accountId === undefined ? '' : laneOf(accountId, item.update.contactKey);
      const state = isCold ? null : cache.read(lane);
      const isBlocked = state !== null && (state.hasOpenUpdates || (state.hasOpenSends && state.openSend === null));
      if (state && !(isBlocked && cache.isProjected(lane, position)) && !state.hasOpenUpdates) begin(item, state);
      else cold.push(item);
    }
    if (cold.length === 0) return open;

    const rows = await loadLanes(
      database.system,
      cold.map(({ update }) => update),
    );
    await loadConfigs(
      [...rows].flatMap(([n, { account_id, owner_id }]) => {
        const igId = cold[n]?.update.igId ?? '';
        return configs.has(igId) ? [] : [{ igId, accountId: account_id, ownerId: owner_id }];
      }),
    );
    for (const [n, item] of cold.entries()) {
      const row = rows.get(n);
      if (row?.is_known) known.push(item);
      else if (!row || row.has_open_updates) rest.push(item);
      else {
        clockOffsetMs = row.now.getTime() - Date.now();
        const lane = laneOf(row.account_id, item.update.contactKey);
        const kept = cache.read(lane);
        begin(item, kept && !cache.isProjected(lane, position) ? kept : laneStateOf(row, item.update.contactKey, newId));
      }
    }
    return open;
  }

  async function loadConfigs(missing: readonly { igId: string; accountId: string; ownerId: string }[]): Promise<void> {
    if (missing.length === 0) return;
    const known = [...configs.values()].map(({ account }) => account.id);
    const accountIds = [...new Set(missing.map(({ accountId }) => accountId))];
    const [rules, automations, accounts] = await Promise.all([
      findRules(database.system, [...known, ...accountIds]),
      findCandidateAutomations(database.system, [...new Set(missing.map(({ ownerId }) => ownerId))]),
      getAccounts(database.system, accountIds),
    ]);
    rulesOf = rules;
    for (const { igId, accountId, ownerId } of missing) {
      const account = accounts.find(({ id }) => id === accountId);
      if (account) configs.set(igId, { account, automations: automations.get(ownerId) ?? [] });
    }
  }

  async function answer(inbound: readonly Open[], room: number): Promise<InboundAnswer[]> {
    if (inbound.length === 0) return [];
    const nowMs = clock.nowMs();
    const first = new Set(inbound.filter(({ state }) => !state.hasInbound).map(({ update }) => update.lane));
    const met = inbound.map(({ update, state }): InboundMessage => {
      const read = readUpdate(update);
      const { contact, hasPerson, personUntil } = state;
      const isWithPerson = hasPerson && (personUntil === null || personUntil > update.received_at);
      return {
        ...{ update, read, mid: read.mid ?? '' },
        contact: { ...contact, isWithPerson, lastInboundAt: latest(contact.lastInboundAt, inboundAt(update)) },
      };
    });
    const automations = new Map(
      inbound.map(({ item, update }) => [update.owner_id, configs.get(item.update.igId)?.automations ?? []]),
    );
    const lanes = inbound.map(({ update, state }) => {
      const since = update.received_at.getTime() - RECENT_MS;
      return [update.lane, { recent: state.recentMs.filter((ms) => ms > since).length, isBusy: state.hasOpenSends }] as const;
    });
    const isFirst = ({ update }: InboundMessage) => first.has(update.lane);
    const context = { met, rulesOf, automations, waitingRuns: new Map(), lanes: new Map(lanes), isFirst };
    const optedOut = new Set(met.flatMap(({ contact }) => (contact.optedOutAt === null ? [] : [contact.id])));
    return answerInbound(database.system, context, flows, { nowMs, room, optedOut });
  }

  return {
    decide,
    refresh,
    /** Called when something may have changed. */
    isCurrent: (appended: { epoch: number; config: number }) => appended.epoch === cache.epoch() && appended.config === config,
    /** Updates of the lane wait for the worker. */
    block({ igId, contactKey }: QueuedUpdate['update']): void {
      const account = configs.get(igId)?.account;
      if (account) cache.block(laneOf(account.id, contactKey));
    },
    advance(to: number): void {
      position = Math.max(position, to);
    },
  };
}

function updateOf({ update }: QueuedUpdate, { ownerId, contact }: LaneState, lane: string, id: number, now: Date): ClaimedUpdate {
  return {
    id,
    owner_id: ownerId,
    account_id: contact.account_id,
    dedupe_key: inboxKeyOf(update),
    lane,
    kind: update.kind,
    body: { ...update.body },
    meta_ts: update.metaTs,
    received_at: now,
    state: 'done',
    run_at: now,
    attempt: 1,
    lease_until: null,
    fence: 0,
    interruptions: 0,
    is_simulated: update.dedupeKey.includes('sim:'),
    origin: 'webhook',
  };
}

/** The others need statements of their own. */
function isSimple({ run }: InboundAnswer): boolean {
  return run === null || (!isAboutComment(run) && !run.plan.result.commands.some(({ kind }) => workerCommands.has(kind)));
}

function stateAfter(state: LaneState, { inbound, run }: InboundAnswer, at: Date): LaneState {
  const [memory] = run ? changedMemory(run) : [];
  const sends = run?.sends ?? [];
  const since = at.getTime() - RECENT_MS;
  const added = sends.filter(({ kind }) => !isSignal(kind)).map(() => at.getTime());
  return {
    ...state,
    contact: { ...inbound.contact, ...(memory && { tags: [...memory.tags], variables: { ...memory.variables } }) },
    isNew: false,
    hasInbound: true,
    hasWaitingRun: run?.outcome.status === 'waiting',
    hasOpenSends: state.hasOpenSends || sends.length > 0,
    openSend: sends.length === 0 ? state.openSend : sends.length === 1 ? (run?.outcome.taken?.id ?? null) : null,
    recentMs: [...state.recentMs.filter((ms) => ms > since), ...added],
  };
}

function latest(a: Date | null, b: Date): Date {
  return a !== null && a > b ? a : b;
}
