import { isTimeZone, startOfDay } from '@fanfare/engine';
import {
  type EventCounts,
  type EventTrends,
  type MessageText,
  message,
  PAGE_SIZE,
  type WebhookEvent,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { readNotificationSettings } from '../notification-settings/index.ts';
import { createReadAll } from './createReadAll.ts';
import { type EventFigures, presentCounts, readEventFigures } from './eventFigures.readModel.ts';
import { presentEvent } from './events.presenter.ts';
import { findEventRow, getEvent, getLatestSeq, listChanges, listEvents, listTurnsOf } from './events.readModel.ts';
import { changeEventById } from './events.repository.ts';
import type { EventFilter, Reader } from './search/filterEvents.readModel.ts';
import { searchEvents } from './search/searchEvents.ts';
import { readEventTrends } from './turns/eventTrends.readModel.ts';

interface PageRequest extends EventFilter {
  after?: number | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  searchBudgetMs?: number | undefined;
  requeue: (queries: Queries, ownerId: string, eventKey: string) => Promise<boolean>;
  bus: EventPublisher;
  jobs: Jobs;
}

interface RetryResult {
  id: string;
  isQueued: boolean;
  error: string | null;
  errorMessage?: MessageText;
}

interface FeedChange {
  event: WebhookEvent;
  isNew: boolean;
  userId: string | null;
}

interface EventPage {
  events: WebhookEvent[];
  latestSeq: number;
  hasMore: boolean;
  /** Set if the search ran out of time; it continues here. */
  searchedTo: { seq: number; at: string | null } | null;
}

export interface EventsService {
  page: (reader: Reader, request: PageRequest) => Promise<EventPage>;
  find: (reader: Reader, id: string) => Promise<WebhookEvent>;
  /** @throws validation_failed */
  counts: (reader: Reader, timeZone?: string) => Promise<EventCounts>;
  /** @throws validation_failed */
  trends: (reader: Reader, timeZone?: string) => Promise<EventTrends>;
  figures: (reader: Reader) => Promise<EventFigures>;
  markRead: (reader: Reader, id: string) => Promise<void>;
  markAllRead: (reader: Reader) => Promise<number>;
  retry: (reader: Reader, id: string) => Promise<void>;
  /** Returns a reason per failure. */
  retryAll: (reader: Reader, ids: readonly string[]) => Promise<RetryResult[]>;
  latestSeq: (ownerId: string) => Promise<number>;
  /** Includes the events whose turns changed. `isNew` is relative to `seq`. */
  changesAfter: (ownerId: string, seq: number, limit: number) => Promise<FeedChange[]>;
}

const NOTHING_BEHIND = message('requests.nothing-to-queue');

export function createEventsService({ database, clock, searchBudgetMs, requeue, bus, jobs }: Dependencies): EventsService {
  const readAll = createReadAll({ database, jobs, bus });

  async function retry(reader: Reader, id: string): Promise<void> {
    requireUuid(id);
    const { workspaceId: ownerId } = reader;
    await database.asOwner(ownerId, async (queries) => {
      const event = await getEvent(queries, reader, id);
      if (!event) throw new AppError('not_found');
      if (event.processed_status !== 'failed') throw new AppError('not_retryable');
      if (!(await requeue(queries, ownerId, event.event_key))) throw new AppError('not_retryable', { text: NOTHING_BEHIND });
      await changeEventById(queries, ownerId, id, { processedStatus: 'retry', processingError: null });
    });
    bus.publish('feed-changed', ownerId);
    bus.publish('updates-stored');
    bus.publish('sends-queued');
  }

  async function describePosition(reader: Reader, seq: number) {
    const [event] = await database.asOwner(reader.workspaceId, (queries) =>
      listEvents(queries, reader, { before: seq + 1, limit: 1 }),
    );
    return { seq, at: event?.received_at.toISOString() ?? null };
  }

  const inZone = <T>(reader: Reader, timeZone: string | undefined, read: (queries: Queries, zone: string) => Promise<T>) =>
    database.asOwner(reader.workspaceId, async (queries) =>
      read(queries, timeZone ?? (await readNotificationSettings(queries, reader.workspaceId)).quietHours.timeZone),
    );
  const readFigures = (reader: Reader, timeZone?: string) =>
    inZone(reader, timeZone, (queries, zone) => readEventFigures(queries, reader, new Date(startOfDay(clock.nowMs(), zone))));

  return {
    async page(reader, { limit = PAGE_SIZE, ...request }) {
      const { workspaceId: ownerId } = reader;
      const query = { ...request, limit: limit + 1 };
      const isSearch = request.after === undefined && (request.payload !== undefined || request.q !== undefined);
      // Reads the position first, so that an event in between is announced.
      const { latestSeq, page } = await database.asOwner(ownerId, async (queries) => ({
        latestSeq: await getLatestSeq(queries, ownerId),
        page: isSearch ? [] : await listEvents(queries, reader, query),
      }));
      const { rows, searchedTo } = isSearch
        ? await searchEvents(database, reader, query, searchBudgetMs)
        : { rows: page, searchedTo: null };
      return {
        events: rows.slice(0, limit).map(presentEvent),
        latestSeq,
        hasMore: rows.length > limit || searchedTo !== null,
        searchedTo: searchedTo === null || rows.length > limit ? null : await describePosition(reader, searchedTo),
      };
    },

    find: (reader, id) =>
      database.asOwner(reader.workspaceId, async (queries) => {
        const row = await findEventRow(queries, reader, id);
        if (!row) throw new AppError('not_found');
        return presentEvent(row);
      }),

    async counts(reader, timeZone) {
      requireTimeZone(timeZone);
      return presentCounts(await readFigures(reader, timeZone));
    },

    async trends(reader, timeZone) {
      requireTimeZone(timeZone);
      return inZone(reader, timeZone, (queries, zone) => readEventTrends(queries, reader, clock.nowMs(), zone));
    },

    figures: (reader) => readFigures(reader),

    async markRead(reader, id) {
      requireUuid(id);
      const { workspaceId: ownerId } = reader;
      await database.asOwner(ownerId, async (queries) => {
        const event = await getEvent(queries, reader, id);
        if (!event) throw new AppError('not_found');
        if (!event.is_read) await changeEventById(queries, ownerId, id, { isRead: true });
      });
      bus.publish('feed-changed', ownerId);
    },

    markAllRead: readAll.begin,

    retry,

    async retryAll(reader, ids) {
      const results: RetryResult[] = [];
      for (const id of new Set(ids)) {
        const error = await retry(reader, id).then(
          () => null,
          (reason: unknown) => {
            if (reason instanceof AppError) return reason.text ?? reason.message;
            throw reason;
          },
        );
        results.push({ id, isQueued: error === null, ...inBoth('error', 'errorMessage', error) });
      }
      return results;
    },

    latestSeq: (ownerId) => database.asOwner(ownerId, (queries) => getLatestSeq(queries, ownerId)),

    async changesAfter(ownerId, seq, limit) {
      const rows = await database.asOwner(ownerId, (queries, { commitBehind }) => {
        const listing = listChanges(queries, ownerId, seq, limit);
        commitBehind();
        return listing;
      });
      const turns = rows.some(({ turn_id }) => turn_id)
        ? await database.asOwner(ownerId, (queries) => listTurnsOf(queries, ownerId, rows))
        : [];
      // The last one has the position to continue at.
      return [...turns, ...rows].map((row) => ({ event: presentEvent(row), isNew: row.first_seq > seq, userId: row.user_id }));
    },
  };
}

function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  throw new AppError('validation_failed', { text: message('requests.invalid-time-zone') });
}

function requireUuid(id: string): void {
  if (!isUuid(id)) throw new AppError('not_found');
}
