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
export const MessageObservation = Type.Object(
  { to: optional(FollowerName), from: optional(AccountName), ...textMatch, isPrivateReply: optional(Type.Boolean()) },
  closed,
);
export const CallObservation = Type.Object(
  {
    method: optional(Type.Enum(['GET', 'POST', 'DELETE'])),
    /** Suffix of the path. */
    path: optional(Type.String({ minLength: 1, expects: 'the end of a path, such as /messages' })),
    status: optional(Code),
    code: optional(Code),
    subcode: optional(Code),
    /** Only for calls of /messages. */
    to: optional(FollowerName),
    from: optional(AccountName),
  },
  closed,
);
/** Webhooks by delivery state. */
export const WebhookObservation = Type.Object(
  { kind: optional(Type.Enum(deliveryKinds)), state: optional(Type.Enum(deliveryStates)), from: optional(FollowerName) },
  closed,
);
export const MailObservation = Type.Object({ to: optional(Text), subject: optional(Text), ...textMatch }, closed);

export const observations = {
  message: optional(MessageObservation),
  call: optional(CallObservation),
  webhook: optional(WebhookObservation),
  mail: optional(MailObservation),
};
export const observationNames = ['message', 'call', 'webhook', 'mail'] as const;
export const counts = { times: optional(Count), atLeast: optional(Count), atMost: optional(Count) };

const ObservationRequest = Type.Object(observations, closed);
export type ObservationRequest = Static<typeof ObservationRequest>;
export type TextMatch = Pick<Static<typeof MailObservation>, keyof typeof textMatch>;
