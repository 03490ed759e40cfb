import { type Static, Type } from 'typebox';
import { deliveryKinds, deliveryStates } from '../../state/repositories/deliveries.repository.ts';
import { AccountName, Count, closed, FollowerName, optional, Text } from '../language/words.ts';

const textMatch = {
  text: optional(Text),
  /** Case-insensitive. */
  containing: optional(Text),
  matching: optional(Type.String({ minLength: 1, expects: 'a regular expression', format: 'regex' })),
};
const Code = Type.Integer({ minimum: 0, expects: 'a number' });

/** Successful messages of the app, including private replies. */
export const MessageSight = Type.Object(
  { to: optional(FollowerName), from: optional(AccountName), ...textMatch, isPrivateReply: optional(Type.Boolean()) },
  closed,
);
export const CallSight = Type.Object(
  {
    method: optional(Type.Enum(['GET', 'POST', 'DELETE'])),
    /** Suffix of the path. */
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
/** By delivery state. */
export const WebhookSight = Type.Object(
  { kind: optional(Type.Enum(deliveryKinds)), state: optional(Type.Enum(deliveryStates)), from: optional(FollowerName) },
  closed,
);
export const MailSight = Type.Object({ to: optional(Text), subject: optional(Text), ...textMatch }, closed);

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
