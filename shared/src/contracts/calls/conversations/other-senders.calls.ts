import { type Static, Type } from 'typebox';
import { FlowIssue } from '../../entities.ts';
import { OTHER_SENDER_DAYS_MAX } from '../../limits.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const OtherSender = Type.Object({
  /** `app` is a tool that identifies itself; `phone` is the Instagram app, or a tool that does not. */
  kind: Type.Enum(['app', 'phone']),
  appId: Nullable(Type.String()),
  messages: Type.Integer(),
  threads: Type.Integer(),
  /** Number of messages within a minute of one of our automatic messages in the same conversation. */
  doubleReplies: Type.Integer(),
  /** Number of messages within seconds of the contact's message, faster than a human writes. */
  instantReplies: Type.Integer(),
  firstSeenAt: Type.String(),
  lastSeenAt: Type.String(),
});
export type OtherSender = Static<typeof OtherSender>;

export const otherSendersCalls = {
  'GET /api/webhooks/other-senders': {
    summary: 'Who else answers in this account, by the messages of the account that were not sent from here',
    access: 'signed-in',
    permission: 'workspace.view',
    query: Body({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: OTHER_SENDER_DAYS_MAX })) }),
    response: Success({
      data: Type.Object({
        since: Type.String(),
        senders: Type.Array(OtherSender),
        doubleReplies: Type.Array(
          Type.Object({
            eventId: Type.String(),
            contactId: Type.String(),
            username: Nullable(Type.String()),
            at: Type.String(),
            text: Nullable(Type.String()),
            /** The seconds are negative if the other message came first. */
            ours: Type.String(),
            secondsLater: Type.Number(),
          }),
        ),
        /** Shown before a flow is published. */
        warnings: Type.Array(FlowIssue),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
