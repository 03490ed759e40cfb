import { type Static, Type } from 'typebox';
import { deliveryKinds, deliveryStates } from '../../state/repositories/deliveries.repository.ts';
import { AccountName, Count, closed, FollowerName, optional, Text } from '../language/words.ts';

const textMatch = {
  /** The whole text. */
  text: optional(Text),
  /** A part of it, in any case. */
  containing: optional(Text),
  /** A regular expression. */
  matching: optional(Type.String({ minLength: 1, expects: 'a regular expression', format: 'regex' })),
};
const Code = Type.Integer({ minimum: 0, expects: 'a number' });

/** Messages that the app sent with success, private replies too. */
export const MessageSight = Type.Object(
  { to: optional(FollowerName), from: optional(AccountName), ...textMatch, isPrivateReply: optional(Type.Boolean()) },
  closed,
);
/** Any call of the Graph API or the token endpoints that the app made. */
export const CallSight = Type.Object(
  {
    method: optional(Type.Enum(['GET', 'POST', 'DELETE'])),
    /** How the path ends. */
    path: optional(Type.String({ minLength: 1, expects: 'the end of a path, such as /messages' })),
    status: optional(Code),
    code: optional(Code),
    subcode: optional(Code),
    /** For calls of /messages. */
    to: optional(FollowerName),
    from: optional(AccountName),
  },
  closed,
);
/** Webhooks, by what became of them. */
export const WebhookSight = Type.Object(
  { kind: optional(Type.Enum(deliveryKinds)), state: optional(Type.Enum(deliveryStates)), from: optional(FollowerName) },
  closed,
);
export const MailSight = Type.Object({ to: optional(Text), subject: optional(Text), ...textMatch }, closed);

/** One of what can be seen. */
export const sights = {
  message: optional(MessageSight),
  call: optional(CallSight),
  webhook: optional(WebhookSight),
  mail: optional(MailSight),
};
export const sightNames = ['message', 'call', 'webhook', 'mail'] as const;
export const counts = { times: optional(Count), atLeast: optional(Count), atMost: optional(Count) };

const Sighted = Type.Object(sights, closed);
export type Sighted = Static<typeof Sighted>;
export type TextMatch = Pick<Static<typeof MailSight>, keyof typeof textMatch>;
