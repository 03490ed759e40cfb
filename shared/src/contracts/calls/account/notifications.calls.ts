import { type Static, Type } from 'typebox';
import { WebhookEvent } from '../../entities.ts';
import { NOTIFICATION_IDS_MAX, PAGE_SIZE_MAX, SEARCH_MAX_LENGTH } from '../../limits.ts';
import { eventTypes, processedStatuses } from '../../vocabulary/eventVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { FeedPosition } from '../numbers.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const notificationStatuses = ['all', 'unread', 'read', 'archived'] as const;

const filter = {
  eventType: Type.Optional(Type.Enum(eventTypes)),
  status: Type.Optional(Type.Enum(notificationStatuses)),
  processedStatus: Type.Optional(Type.Enum(processedStatuses)),
  /** Searches name, sender, text and type. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: SEARCH_MAX_LENGTH })),
};

/** Selects ids, or all matches of a filter up to a feed position. */
const Selection = Body({
  ids: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: NOTIFICATION_IDS_MAX })),
  filter: Type.Optional(Body(filter)),
  /** If true, `ids` includes the runs that belong to them. */
  turns: Type.Optional(Type.Boolean()),
  /** Excludes events that were received after the list was loaded. */
  upToSeq: Type.Optional(FeedPosition),
});

const Changed = Success({ changed: Type.Integer(), undoId: Nullable(Type.String()) });

export const NotificationGroup = Type.Object({
  /** Groups notifications of one day by type and subject. */
  key: Type.String(),
  eventType: Type.Enum(eventTypes),
  /** A post or a contact. */
  subject: Nullable(Type.String()),
  /** Calendar day in UTC. */
  day: Type.String(),
  count: Type.Integer(),
  unread: Type.Integer(),
  failed: Type.Integer(),
  latest: WebhookEvent,
});
export type NotificationGroup = Static<typeof NotificationGroup>;

export const notificationsCalls = {
  'GET /api/notifications': {
    summary: 'Notifications, the last to arrive first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      ...filter,
      /** If true, runs, echoes and receipts are left out where the event they belong to is listed. They count in `total`. */
      turns: Type.Optional(Type.Boolean()),
      /** Selects what belongs to the turn of this event. */
      turnId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({
      data: Type.Object({
        notifications: Type.Array(WebhookEvent),
        nextCursor: Nullable(Type.String()),
        latestSeq: Type.Integer(),
        total: Type.Integer(),
      }),
    }),
  },
  'GET /api/notifications/groups': {
    summary: 'Notifications with alike ones together, the latest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({ ...filter, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })) }),
    response: Success({ data: Type.Array(NotificationGroup) }),
  },
  'GET /api/notifications/counts': {
    summary: 'How many there are, in all and by type; archived ones apart',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    response: Success({
      data: Type.Object({
        total: Type.Integer(),
        unread: Type.Integer(),
        failed: Type.Integer(),
        archived: Type.Integer(),
        byType: Type.Array(Type.Object({ eventType: Type.Enum(eventTypes), total: Type.Integer(), unread: Type.Integer() })),
      }),
    }),
  },
  'GET /api/notifications/{id}': {
    summary: 'One notification, and where what it is about is found: its conversation, and the comment with its post',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({
      data: Type.Object({
        notification: WebhookEvent,
        threadId: Nullable(Type.String()),
        comment: Nullable(Type.Object({ id: Type.String(), mediaId: Type.String() })),
      }),
    }),
  },
  'POST /api/notifications/read': {
    summary: 'Mark as read: those named, or all that the filter shows. Without `inbox.reply` only notices for the caller',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    body: Selection,
    response: Changed,
  },
  'POST /api/notifications/unread': {
    summary: 'Mark as unread again; without `inbox.reply` only notices for the caller',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    body: Selection,
    response: Changed,
  },
  'POST /api/notifications/archive': {
    summary: 'Take off the list; nothing is deleted',
    access: 'signed-in',
    permission: 'inbox.reply',
    filtersByAccount: true,
    body: Selection,
    response: Changed,
  },
  'POST /api/notifications/unarchive': {
    summary: 'Put archived ones back on the list',
    access: 'signed-in',
    permission: 'inbox.reply',
    filtersByAccount: true,
    body: Selection,
    response: Changed,
  },
  'POST /api/notifications/undo': {
    summary: 'Take back the last reading or archiving',
    access: 'signed-in',
    permission: 'workspace.view',
    body: Body({ undoId: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({ changed: Type.Integer() }),
  },
} as const satisfies Record<string, CallContract>;
