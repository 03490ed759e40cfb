import { type Static, Type } from 'typebox';
import { assetKinds } from '../../model/entities.ts';

/** Limit of Instagram's composer. */
const FOLLOWER_TEXT_MAX = 1_000;
const FILES_MAX = 10;

const Id = Type.String({ pattern: '^[0-9]{1,30}$' });
const closed = { additionalProperties: false } as const;

/** Requires one of text, files, share, storyMention or isUnsupported. */
export const FollowerMessage = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: FOLLOWER_TEXT_MAX, pattern: '\\S' })),
    /** The media server generates them. */
    files: Type.Optional(Type.Array(Type.Enum(assetKinds), { minItems: 1, maxItems: FILES_MAX })),
    share: Type.Optional(Type.Object({ postId: Id }, closed)),
    /** If true, mentions the account in the follower's story. */
    storyMention: Type.Optional(Type.Literal(true)),
    /** Replies to a story, by default the newest one. */
    storyReply: Type.Optional(Type.Object({ postId: Type.Optional(Id) }, closed)),
    replyTo: Type.Optional(Type.String()),
    /** Set if the follower came from an ig.me link or an ad. */
    referral: Type.Optional(
      Type.Object({ ref: Type.String(), adId: Type.Optional(Type.String()), adTitle: Type.Optional(Type.String()) }, closed),
    ),
    /** If true, the content is one that the API cannot show, such as a poll. */
    isUnsupported: Type.Optional(Type.Literal(true)),
  },
  { ...closed, minProperties: 1 },
);
export type FollowerMessage = Static<typeof FollowerMessage>;

/** A message that the account sends without the app. */
export const BusinessMessage = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: FOLLOWER_TEXT_MAX, pattern: '\\S' })),
    files: Type.Optional(Type.Array(Type.Enum(assetKinds), { minItems: 1, maxItems: FILES_MAX })),
    via: Type.Optional(Type.Enum(['phone', 'otherApp'])),
  },
  { ...closed, minProperties: 1 },
);
export type BusinessMessage = Static<typeof BusinessMessage>;
