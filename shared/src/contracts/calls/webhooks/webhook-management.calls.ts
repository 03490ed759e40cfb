import { type Static, Type } from 'typebox';
import { WebhookEvent } from '../../entities.ts';
import { eventTypes } from '../../vocabulary/eventVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const WebhookSubscription = Type.Object({
  subscriptionId: Type.String(),
  instagramAccountId: Type.String(),
  username: Type.String(),
  /** `suspended` means that Instagram sends nothing; `error` means that the connection has ended. */
  status: Type.Enum(['active', 'inactive', 'suspended', 'error']),
  subscribedFields: Type.Array(Type.Object({ field: Type.String() })),
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      isSubscribed: Type.Boolean(),
      isAllowed: Type.Boolean(),
      wantedBy: Type.Array(Type.String()),
      lastEventAt: Nullable(Type.String()),
    }),
  ),
  stats: Type.Object({ totalEvents: Type.Integer() }),
  lastActivity: Nullable(Type.String()),
});
export type WebhookSubscription = Static<typeof WebhookSubscription>;

export const webhookManagementCalls = {
  'GET /api/webhooks/subscriptions': {
    summary: 'Which accounts send events, and which',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Type.Array(WebhookSubscription) }),
  },
  'PUT /api/webhooks/subscriptions/{id}': {
    summary: 'Switch a subscription on or off at Instagram',
    access: 'signed-in',
    permission: 'instagram.manage',
    params: Id,
    body: Body({ status: Type.Enum(['active', 'inactive']) }),
    response: Success({ data: WebhookSubscription }),
  },
  'DELETE /api/webhooks/subscriptions/{id}': {
    summary: 'End a subscription; subscribing again brings it back',
    access: 'signed-in',
    permission: 'instagram.manage',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
  'GET /api/webhooks/stats': {
    summary: 'Events by state and by type, and the latest ones; tests and archived events too',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    response: Success({
      data: Type.Object({
        database: Type.Object({
          total: Type.Integer(),
          completed: Type.Integer(),
          pending: Type.Integer(),
          failed: Type.Integer(),
        }),
        recentActivity: Type.Array(WebhookEvent),
        eventTypes: Type.Array(Type.Object({ id: Type.Enum(eventTypes), count: Type.Integer() })),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
