import { type Static, Type } from 'typebox';
import { assetKinds } from '../../state/things.ts';

/** What Instagram's own composer takes. */
const FOLLOWER_TEXT_MAX = 1_000;
const FILES_MAX = 10;

const Id = Type.String({ pattern: '^[0-9]{1,30}$' });
const closed = { additionalProperties: false } as const;

/** The body of a follower's message. Give at least one of text, files, share, storyMention or isUnsupported. */
export const FollowerMessage = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: FOLLOWER_TEXT_MAX, pattern: '\\S' })),
    /** Pictures, films, sounds or documents that the media server makes up. */
    files: Type.Optional(Type.Array(Type.Enum(assetKinds), { minItems: 1, maxItems: FILES_MAX })),
    /** A post of the account, shared into the conversation. */
    share: Type.Optional(Type.Object({ postId: Id }, closed)),
    /** The follower mentions the account in a story of their own. */
    storyMention: Type.Optional(Type.Literal(true)),
    /** An answer to a story of the account; without an id to its newest. */
    storyReply: Type.Optional(Type.Object({ postId: Type.Optional(Id) }, closed)),
    /** The message that is answered. */
    replyTo: Type.Optional(Type.String()),
    /** How the follower came here: an ig.me link or an ad. */
    referral: Type.Optional(
      Type.Object({ ref: Type.String(), adId: Type.Optional(Type.String()), adTitle: Type.Optional(Type.String()) }, closed),
    ),
    /** Something that the API cannot show, such as a poll. */
    isUnsupported: Type.Optional(Type.Literal(true)),
  },
  { ...closed, minProperties: 1 },
);
export type FollowerMessage = Static<typeof FollowerMessage>;

/** The body of a message that the account writes without this app: on its own phone or with another tool. */
export const BusinessMessage = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: FOLLOWER_TEXT_MAX, pattern: '\\S' })),
    files: Type.Optional(Type.Array(Type.Enum(assetKinds), { minItems: 1, maxItems: FILES_MAX })),
    via: Type.Optional(Type.Enum(['phone', 'otherApp'])),
  },
  { ...closed, minProperties: 1 },
);
export type BusinessMessage = Static<typeof BusinessMessage>;
