import { Type } from 'typebox';

const Id = Type.Union([Type.String(), Type.Integer()]);

const ShortLived = Type.Object({
  access_token: Type.String(),
  permissions: Type.Union([Type.String(), Type.Array(Type.String())]),
});
/** Both forms are live: the documented envelope, and the flat one. */
export const ShortLivedAnswer = Type.Union([Type.Object({ data: Type.Array(ShortLived, { minItems: 1 }) }), ShortLived]);

export const LongLivedAnswer = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

const Profile = Type.Object({
  id: Id,
  user_id: Id,
  username: Type.String(),
  name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  account_type: Type.Optional(Type.String()),
});
export const ProfileAnswer = Type.Union([Type.Object({ data: Type.Array(Profile, { minItems: 1 }) }), Profile]);

export const SuccessAnswer = Type.Object({ success: Type.Literal(true) });

export const SubscriptionsAnswer = Type.Object({
  data: Type.Array(Type.Object({ subscribed_fields: Type.Optional(Type.Array(Type.String())) })),
});

export const SentAnswer = Type.Object({ recipient_id: Id, message_id: Type.String({ minLength: 1 }) });

export const ContactAnswer = Type.Object({
  username: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
