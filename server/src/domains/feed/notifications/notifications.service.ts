import { type BodyOf, isAllowed, message, PAGE_SIZE, type QueryOf, type ResponseOf, type Role } from '@fanfare/shared/contracts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import {
  changeEventsWhere,
  type EventFilter,
  type EventRow,
  findEventRow,
  getLatestSeq,
  lockFeed,
  type Reader,
} from '../events/index.ts';
import {
  countMatching,
  findPlace,
  type GroupRow,
  isOneOf,
  isOwn,
  isShown,
  listByArrival,
  listGroups,
} from './notifications.readModel.ts';
import {
  type ChangedField,
  concernsOthers,
  deleteChange,
  findChange,
  isOfChange,
  isStillChanged,
  lockChanged,
  rememberChange,
} from './notifications.repository.ts';

type ListRequest = QueryOf<'GET /api/notifications'>;
type GroupsRequest = QueryOf<'GET /api/notifications/groups'>;
type Selection = BodyOf<'POST /api/notifications/read'>;
type FilterRequest = Pick<ListRequest, 'eventType' | 'status' | 'processedStatus' | 'q'>;
type Place = Omit<ResponseOf<'GET /api/notifications/{id}'>['data'], 'notification'>;

/** Without the permission to mark events of the workspace, members mark their own notices. */
type Member = Reader & { role: Role | null };

interface Page {
  rows: EventRow[];
  nextCursor: string | null;
  latestSeq: number;
  total: number;
}

interface Changed {
  changed: number;
  undoId: string | null;
}

export interface NotificationsService {
  list: (reader: Reader, request: ListRequest) => Promise<Page>;
  groups: (reader: Reader, request: GroupsRequest) => Promise<GroupRow[]>;
  find: (reader: Reader, id: string) => Promise<Place & { row: EventRow }>;
  setRead: (reader: Member, selection: Selection, isRead: boolean) => Promise<Changed>;
  setArchived: (reader: Member, selection: Selection, isArchived: boolean) => Promise<Changed>;
  undo: (reader: Member, undoId: string) => Promise<number>;
}

interface Dependencies {
  database: Database;
  bus: EventPublisher;
}

export function createNotificationsService({ database, bus }: Dependencies): NotificationsService {
  async function change(reader: Member, selection: Selection, field: ChangedField, value: boolean): Promise<Changed> {
    const { workspaceId: ownerId } = reader;
    const done = await database.asOwner(ownerId, async (queries) => {
      // Feeds before events, as everywhere, to avoid deadlocks.
      await lockFeed(queries, ownerId);
      const { id, changed } = await rememberChange(queries, ownerId, markable(reader, selection), { field, value });
      if (changed === 0) return { changed: 0, undoId: null };
      await changeEventsWhere(queries, ownerId, isOfChange(id), asChange(field, value));
      return { changed, undoId: id };
    });
    if (done.changed > 0) bus.publish('feed-changed', ownerId);
    return done;
  }

  return {
    list: (reader, { cursor, limit = PAGE_SIZE, turns: isByTurn = false, turnId, ...request }) =>
      database.asOwner(reader.workspaceId, async (queries) => {
        if (turnId !== undefined && !isUuid(turnId)) throw new AppError('not_found');
        const filter = readFilter(request);
        const latestSeq = await getLatestSeq(queries, reader.workspaceId);
        const found = await listByArrival(queries, reader, filter, {
          cursor: readCursor(cursor),
          limit: limit + 1,
          isByTurn,
          turnId,
        });
        return { ...toPage(found, limit), latestSeq, total: await countMatching(queries, reader, filter) };
      }),

    groups: (reader, { limit = PAGE_SIZE, ...request }) =>
      database.asOwner(reader.workspaceId, (queries) => listGroups(queries, reader, readFilter(request), limit)),

    find: (reader, id) =>
      database.asOwner(reader.workspaceId, async (queries) => {
        const row = await findEventRow(queries, reader, id);
        if (!row) throw new AppError('not_found');
        const { thread_id, comment_id, media_id } = await findPlace(queries, reader.workspaceId, row.id);
        return {
          row,
          threadId: thread_id,
          comment: comment_id && media_id ? { id: comment_id, mediaId: media_id } : null,
        };
      }),

    setRead: (reader, selection, isRead) => change(reader, selection, 'is_read', isRead),

    setArchived: (reader, selection, isArchived) => change(reader, selection, 'is_archived', isArchived),

    async undo({ workspaceId: ownerId, userId, role }, undoId) {
      const changed = await database.asOwner(ownerId, async (queries) => {
        const found = isUuid(undoId) ? await findChange(queries, ownerId, undoId) : undefined;
        if (!found) throw new AppError('not_undoable');
        const isRefused = !mayMarkAll(role) && (await concernsOthers(queries, ownerId, undoId, userId));
        if (isRefused) throw new AppError('role_too_low');
        await lockFeed(queries, ownerId);
        await lockChanged(queries, ownerId, undoId, found);
        const undone = await changeEventsWhere(queries, ownerId, isStillChanged(undoId, found), asChange(found.field, found.was));
        if (!(await deleteChange(queries, ownerId, undoId))) throw new AppError('not_undoable');
        return undone;
      });
      if (changed > 0) bus.publish('feed-changed', ownerId);
      return changed;
    },
  };
}

function asChange(field: ChangedField, value: boolean) {
  return field === 'is_read' ? { isRead: value } : { isArchived: value };
}

function mayMarkAll(role: Role | null): boolean {
  return role !== null && isAllowed(role, 'inbox.reply');
}

function markable(reader: Member, selection: Selection) {
  const match = selected(reader, selection);
  return mayMarkAll(reader.role) ? match : isOwn(match, reader);
}

function selected(reader: Reader, { ids, filter, upToSeq, turns = false }: Selection) {
  if (ids && filter) throw new AppError('validation_failed', { text: message('requests.ids-or-filter') });
  if (!ids) return isShown(reader, readFilter(filter ?? {}), upToSeq ?? null);
  if (!ids.every(isUuid)) throw new AppError('not_found');
  return isOneOf(reader, ids, turns);
}

function readFilter({ eventType, status = 'all', processedStatus, q }: FilterRequest): EventFilter {
  const filter = { eventType, status: processedStatus, q, isArchived: status === 'archived' };
  if (status === 'all' || status === 'archived') return filter;
  return { ...filter, isRead: status === 'read' };
}
