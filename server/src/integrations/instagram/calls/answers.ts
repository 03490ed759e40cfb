import { Type } from 'typebox';

const Id = Type.Union([Type.String(), Type.Integer()]);
const MaybeText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const MaybeCount = Type.Optional(Type.Integer());

/** Instagram sends both the documented envelope and a flat form. */
const FlatOrEnvelope = <T extends Type.TSchema>(schema: T) =>
  Type.Union([Type.Object({ data: Type.Array(schema, { minItems: 1 }) }), schema]);
const List = <T extends Type.TSchema>(schema: T) =>
  Type.Object({
    data: Type.Array(schema),
    paging: Type.Optional(
      Type.Object({
        cursors: Type.Optional(Type.Object({ after: Type.Optional(Type.String()) })),
        next: Type.Optional(Type.String()),
      }),
    ),
  });

export const ShortLivedAnswer = FlatOrEnvelope(
  Type.Object({ access_token: Type.String(), permissions: Type.Union([Type.String(), Type.Array(Type.String())]) }),
);
export const LongLivedAnswer = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

export const ProfileAnswer = FlatOrEnvelope(
  Type.Object({
    id: Id,
    user_id: Id,
    username: Type.String(),
    name: MaybeText,
    account_type: Type.Optional(Type.String()),
    profile_picture_url: MaybeText,
    followers_count: MaybeCount,
    follows_count: MaybeCount,
    media_count: MaybeCount,
  }),
);

export const SuccessAnswer = Type.Object({ success: Type.Literal(true) });
export const SubscriptionsAnswer = Type.Object({
  data: Type.Array(Type.Object({ subscribed_fields: Type.Optional(Type.Array(Type.String())) })),
});

export const SentAnswer = Type.Object({ recipient_id: Id, message_id: Type.String({ minLength: 1 }) });
export const ActionAnswer = Type.Object({ recipient_id: Id });
export const ContactAnswer = Type.Object({ username: MaybeText, name: MaybeText, profile_pic: MaybeText });
export const IdAnswer = Type.Object({ id: Id });

const Person = Type.Object({ id: Type.Optional(Id), username: MaybeText });
export const MediaAnswer = Type.Object({
  id: Id,
  caption: MaybeText,
  media_type: Type.Optional(Type.String()),
  media_product_type: Type.Optional(Type.String()),
  permalink: MaybeText,
  media_url: MaybeText,
  thumbnail_url: MaybeText,
  timestamp: Type.Optional(Type.String()),
  comments_count: MaybeCount,
});
export const MediaListAnswer = List(MediaAnswer);
const Reply = {
  id: Id,
  text: MaybeText,
  timestamp: Type.Optional(Type.String()),
  username: MaybeText,
  from: Type.Optional(Person),
  hidden: Type.Optional(Type.Boolean()),
  parent_id: Type.Optional(Id),
};
export const ReplyListAnswer = List(Type.Object(Reply));
export const CommentListAnswer = List(Type.Object({ ...Reply, replies: Type.Optional(ReplyListAnswer) }));
export const MediaCommentsAnswer = List(Type.Object({ id: Id, comments: Type.Optional(CommentListAnswer) }));

export const ContainerAnswer = Type.Object({ status_code: Type.String(), status: MaybeText });
export const PublishingLimitAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      quota_usage: Type.Integer(),
      config: Type.Optional(
        Type.Object({ quota_total: Type.Optional(Type.Integer()), quota_duration: Type.Optional(Type.Integer()) }),
      ),
    }),
    { minItems: 1 },
  ),
});

const MessageListAnswer = List(
  Type.Object({
    id: Type.String(),
    created_time: Type.String(),
    from: Type.Optional(Person),
    message: MaybeText,
    attachments: Type.Optional(
      Type.Object({
        data: Type.Array(
          Type.Object({
            mime_type: MaybeText,
            image_data: Type.Optional(Type.Unknown()),
            video_data: Type.Optional(Type.Unknown()),
          }),
        ),
      }),
    ),
  }),
);
export const ConversationAnswer = Type.Object({ messages: Type.Optional(MessageListAnswer) });
export const ConversationListAnswer = List(
  Type.Object({
    id: Id,
    updated_time: Type.Optional(Type.String()),
    participants: Type.Optional(Type.Object({ data: Type.Array(Person) })),
    messages: Type.Optional(MessageListAnswer),
  }),
);
