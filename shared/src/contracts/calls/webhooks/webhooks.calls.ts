import { Type } from 'typebox';
import { EventCounts, EventTrends, WebhookEvent } from '../../entities.ts';
import { PAGE_SIZE_MAX } from '../../limits.ts';
import { eventOrigins, eventTypes, processedStatuses } from '../../vocabulary/eventVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { FeedPosition } from '../numbers.ts';

const EventId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const webhooksCalls = {
  'GET /api/webhooks/events': {
    summary: 'Events of the user, newest first; with `after`, the changes since that position, oldest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      /** Returns changes after this feed position, ascending by `seq`. */
      after: Type.Optional(FeedPosition),
      /** Returns events before this feed position, descending by `seq`. */
      before: Type.Optional(FeedPosition),
      eventType: Type.Optional(Type.Enum(eventTypes)),
      status: Type.Optional(Type.Enum(processedStatuses)),
      /** Instagram's id. */
      accountId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      /** Searches name, sender, text and type. */
      q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      /** JSON that the payload must contain, such as `{"field":"comments"}`, or text in it. */
      payload: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
      /** ISO 8601, inclusive. */
      from: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      /** ISO 8601, exclusive. */
      to: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      isRead: Type.Optional(Type.Boolean()),
      /** Selects events that are neither completed nor failed. */
      isPending: Type.Optional(Type.Boolean()),
      isSimulated: Type.Optional(Type.Boolean()),
      origin: Type.Optional(Type.Enum(eventOrigins)),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({
      data: Type.Object({
        events: Type.Array(WebhookEvent),
        latestSeq: Type.Integer(),
        hasMore: Type.Boolean(),
        /** A search stops after about a second. If not null, continue with `before` at this position. */
        searchedTo: Type.Optional(
          Type.Union([
            Type.Object({
              seq: Type.Integer(),
              at: Type.Union([Type.String(), Type.Null()]),
            }),
            Type.Null(),
          ]),
        ),
      }),
    }),
  },
  'GET /api/webhooks/events/{id}': {
    summary: 'One event',
    access: 'signed-in',
    permission: 'workspace.view',
    params: EventId,
    response: Success({ data: WebhookEvent }),
  },
  'GET /api/webhooks/counts': {
    summary: 'The figures above the notification list',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      /** An IANA name; by default that of the quiet hours. */
      timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    }),
    response: Success({ data: EventCounts }),
  },
  'GET /api/webhooks/trends': {
    summary: 'The figures of the dashboard by day, for the last 14 days',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({ timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })) }),
    response: Success({ data: EventTrends }),
  },
  'POST /api/webhooks/events/{id}/read': {
    summary: 'Mark one event as read',
    access: 'signed-in',
    permission: 'inbox.reply',
    params: EventId,
    response: Success({}),
  },
  'POST /api/webhooks/events/read-all': {
    summary: 'Mark every event of the user as read',
    access: 'signed-in',
    permission: 'inbox.reply',
    filtersByAccount: true,
    response: Success({ marked: Type.Integer() }),
  },
  'POST /api/webhooks/events/{id}/retry': {
    summary: 'Queue a failed event again',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'rerun',
    params: EventId,
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
