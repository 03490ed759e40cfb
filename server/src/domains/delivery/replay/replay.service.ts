import {
  type BodyOf,
  type ErrorCode,
  errors,
  eventTypes,
  type Message,
  message,
  type OutcomeReason,
  REPLAY_EVENTS_MAX,
  type ReplayItem,
  type ResponseOf,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import {
  prepareSimulation,
  readTriggerEvent,
  reasonForNoAnswer,
  type SimulationResult,
} from '../../automation/automations/index.ts';
import { getRepeatRefusal } from '../../conversations/comments/index.ts';
import { findEventRow, listEvents, type OwnedEvent, readEventQuery, recordEvents } from '../../feed/events/index.ts';
import { findAnswers } from './findAnswers.ts';
import { refusalOf } from './refusalOf.ts';
import { findEventIds, findReplaySources, queueReplays, type ReplaySource } from './replay.repository.ts';

type BulkRequest = BodyOf<'POST /api/webhooks/replay'>;
type Mode = BulkRequest['mode'];
type OneReplay = ResponseOf<'POST /api/webhooks/events/{id}/replay'>['data'];
type BulkReplay = ResponseOf<'POST /api/webhooks/replay'>['data'];

interface Dependencies {
  database: Database;
  clock: Clock;
  bus: EventPublisher;
}

export interface ReplayService {
  one: (ownerId: string, eventId: string, mode: Mode) => Promise<OneReplay>;
  many: (ownerId: string, request: BulkRequest) => Promise<BulkReplay>;
}

interface Played extends Omit<ReplayItem, 'refusal'> {
  refusal: { code: ErrorCode; text: string; message: Message } | null;
  who: string | null;
  considered: SimulationResult['considered'];
  trace: SimulationResult['trace'];
}

interface Found {
  sources: ReplaySource[];
  hasMore: boolean;
}

/** Replays stored events with today's automations: as a simulation, or for real through inbox and lanes. */
export function createReplayService({ database, clock, bus }: Dependencies): ReplayService {
  async function play(queries: Queries, ownerId: string, sources: readonly ReplaySource[]): Promise<Played[]> {
    const simulate = await prepareSimulation(queries, ownerId);
    const answersTo = await findAnswers(queries, ownerId, sources);
    const nowMs = clock.nowMs();
    const played: Played[] = [];
    for (const source of sources) {
      const { text, contact, payload, isFirstMessage, accountId } = source;
      const who = { tags: contact?.tags ?? [], variables: contact?.variables ?? {} };
      const answered = answersTo(source);
      const code = refusalOf(source, answered, nowMs);
      const triggerEvent = readTriggerEvent({ kind: source.kind ?? '', payload, text, isFirstMessage });
      const whyNot = answered ? getRepeatRefusal(answered) : undefined;
      const simulation =
        text === null || triggerEvent === null ? null : await simulate({ triggerEvent, contact: who, nowMs, accountId }, whyNot);
      const { chosen = null, considered = [], replies = [], trace = [] } = simulation ?? {};
      played.push({
        eventId: source.eventId,
        who: contact?.id ?? source.senderId,
        text,
        contact: contact && { id: contact.id, username: contact.username },
        outcome: code !== null ? null : (silenceOf(source) ?? (chosen ? 'flow_ran' : reasonForNoAnswer(considered))),
        chosen: chosen && { automationId: chosen.id, name: chosen.name },
        replies,
        refusal: code && { code, text: errors[code].text, message: message(`errors.${code}`) },
        newEventId: null,
        considered,
        trace,
      });
    }
    return played;
  }

  async function queue(queries: Queries, ownerId: string, sources: readonly ReplaySource[]): Promise<Map<string, string>> {
    if (sources.length === 0) return new Map();
    const keys = await queueReplays(
      queries,
      ownerId,
      sources.map(({ rootKey }) => rootKey),
    );
    const receivedAt = new Date(clock.nowMs());
    await recordEvents(
      queries,
      sources.map((source, index) => pendingEvent(ownerId, source, keys[index] ?? '', receivedAt)),
    );
    const ids = await findEventIds(queries, ownerId, keys);
    return new Map(sources.map(({ rootId }, index) => [rootId, ids.get(keys[index] ?? '') ?? '']));
  }

  async function perform(ownerId: string, mode: Mode, find: (queries: Queries) => Promise<Found>) {
    const { items, hasMore } = await database.asOwner(ownerId, async (queries) => {
      const found = await find(queries);
      const played = await play(queries, ownerId, found.sources);
      if (mode === 'dry_run') return { items: played, hasMore: found.hasMore };
      const allowed = found.sources.filter((_, index) => played[index]?.refusal === null);
      const fresh = await queue(queries, ownerId, allowed);
      const newEventId = (index: number) => fresh.get(found.sources[index]?.rootId ?? '') ?? null;
      return { items: played.map((item, index) => ({ ...item, newEventId: newEventId(index) })), hasMore: found.hasMore };
    });
    if (items.some(({ newEventId }) => newEventId !== null)) {
      bus.publish('feed-changed', ownerId);
      bus.publish('updates-stored');
    }
    return { mode, people: countPeople(items), items, hasMore };
  }

  return {
    async one(ownerId, eventId, mode) {
      const { people, items } = await perform(ownerId, mode, async (queries) => {
        const event = await findEventRow(queries, { workspaceId: ownerId, userId: null }, eventId);
        if (!event) throw new AppError('not_found');
        return { sources: await findReplaySources(queries, ownerId, { ids: [event.id], onlyFresh: false }), hasMore: false };
      });
      const [item] = items;
      if (!item) throw new AppError('not_replayable');
      if (mode === 'real' && item.refusal) throw new AppError(item.refusal.code);
      return { mode, people, ...item };
    },

    async many(ownerId, { mode, ids, since, until, status = 'failed', ...filter }) {
      if (ids) {
        if (!ids.every(isUuid)) throw new AppError('not_found');
        return perform(ownerId, mode, async (queries) => {
          return { sources: await findReplaySources(queries, ownerId, { ids, onlyFresh: false }), hasMore: false };
        });
      }
      if (since === undefined) throw new AppError('validation_failed', { text: message('requests.ids-or-since') });
      const query = readEventQuery({ ...filter, status, from: since, ...(until !== undefined && { to: until }) });
      return perform(ownerId, mode, async (queries) => {
        const found = await listEvents(
          queries,
          { workspaceId: ownerId, userId: null },
          { ...query, limit: REPLAY_EVENTS_MAX + 1 },
        );
        const picked = found.slice(0, REPLAY_EVENTS_MAX).map(({ id }) => id);
        const sources = await findReplaySources(queries, ownerId, { ids: picked, onlyFresh: true });
        return { sources, hasMore: found.length > REPLAY_EVENTS_MAX };
      });
    },
  };
}

function countPeople(items: readonly Played[]): number {
  return new Set(items.flatMap(({ refusal, who }) => (refusal === null && who !== null ? [who] : []))).size;
}

function pendingEvent(ownerId: string, source: ReplaySource, key: string, receivedAt: Date): OwnedEvent {
  return {
    ownerId,
    event: {
      key,
      type: eventTypes.find((type) => type === source.kind) ?? 'unknown',
      accountId: source.accountId,
      contactId: source.contact?.id ?? null,
      happenedAt: source.happenedAt,
      receivedAt,
      senderId: source.senderId,
      senderUsername: source.senderUsername,
      text: source.text,
      payload: source.payload,
      processedStatus: 'pending',
      processingError: null,
      outcome: null,
      attempts: 0,
      origin: 'replayed',
      replayOf: source.rootId,
    },
  };
}

function silenceOf({ isOptedOut, isWithPerson }: ReplaySource): OutcomeReason | null {
  if (isOptedOut) return 'opted_out';
  return isWithPerson ? 'human_has_thread' : null;
}
