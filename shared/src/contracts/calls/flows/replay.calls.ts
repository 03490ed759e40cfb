import { type Static, Type } from 'typebox';
import { REPLAY_EVENTS_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { eventTypes, outcomeReasons, processedStatuses } from '../../vocabulary/eventVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { Consideration } from './automations.calls.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.String({ minLength: 1, maxLength: 200 });
const Ids = Type.Array(Id, { minItems: 1, maxItems: REPLAY_EVENTS_MAX });
const Moment = Type.String({ minLength: 1, maxLength: 40 });

/** `dry_run` simulates; `real` queues the event again, and it may reach a contact. */
export const replayModes = ['dry_run', 'real'] as const;

const ReplayItem = Type.Object({
  eventId: Type.String(),
  text: Nullable(Type.String()),
  contact: Nullable(Type.Object({ id: Type.String(), username: Nullable(Type.String()) })),
  /** The simulated outcome; null if the event cannot be replayed. */
  outcome: Nullable(Type.Enum(outcomeReasons)),
  chosen: Nullable(Type.Object({ automationId: Type.String(), name: Type.String() })),
  /** Texts sent before the first wait. */
  replies: Type.Array(Type.String()),
  /** Null if the event can be replayed. */
  refusal: Nullable(Type.Object({ code: Type.String(), text: Type.String(), message: MessageBody })),
  /** Null in a dry run. */
  newEventId: Nullable(Type.String()),
});
export type ReplayItem = Static<typeof ReplayItem>;

export const replayCalls = {
  'POST /api/webhooks/events/{id}/replay': {
    summary: 'Play a stored event again with the automations as they are now; in a dry run nothing is stored or sent',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'refuse',
    params: Type.Object({ id: Id }),
    body: Body({ mode: Type.Enum(replayModes) }),
    response: Success({
      data: Type.Object({
        mode: Type.Enum(replayModes),
        people: Type.Integer(),
        ...ReplayItem.properties,
        considered: Type.Array(Consideration),
        trace: Type.Array(
          Type.Object({
            stepNo: Type.Integer(),
            nodeId: Type.String(),
            nodeType: Type.String(),
            result: Type.String(),
            detail: Type.String(),
            message: MessageBody,
          }),
        ),
      }),
    }),
  },
  'POST /api/webhooks/replay': {
    summary:
      'Play the named events again, or those that a filter finds: without another status, the failed ones that were not yet',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'refuse',
    body: Body({
      mode: Type.Enum(replayModes),
      ids: Type.Optional(Ids),
      /** ISO 8601, inclusive. Required without `ids`. */
      since: Type.Optional(Moment),
      /** ISO 8601, exclusive. */
      until: Type.Optional(Moment),
      status: Type.Optional(Type.Enum(processedStatuses)),
      eventType: Type.Optional(Type.Enum(eventTypes)),
      /** Instagram's id. */
      accountId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    }),
    response: Success({
      data: Type.Object({
        mode: Type.Enum(replayModes),
        people: Type.Integer(),
        /** In chronological order. An execution is represented by the message that started it. */
        items: Type.Array(ReplayItem),
        /** True if there are more; these are the latest. */
        hasMore: Type.Boolean(),
      }),
    }),
  },
  'POST /api/webhooks/events/retry': {
    summary: 'Queue failed events again, each by itself',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'rerun',
    body: Body({ ids: Ids }),
    response: Success({
      data: Type.Object({
        queued: Type.Integer(),
        /** `error` is the reason why an event was not queued. */
        results: Type.Array(
          Type.Object({ id: Type.String(), isQueued: Type.Boolean(), error: Nullable(Type.String()), errorMessage: MessageBody }),
        ),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
