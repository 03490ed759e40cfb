import { type Static, Type } from 'typebox';
import { FILTER_VALUES_MAX } from '../limits.ts';
import { keywordMatches } from '../vocabulary/flowVocabulary.ts';

const Word = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const Words = (maxLength: number) => Type.Optional(Type.Array(Word(maxLength), { maxItems: FILTER_VALUES_MAX }));

/** Absent fields do not filter. Fields of other triggers are ignored. */
export const TriggerFilter = Type.Object(
  {
    /** For `comment` and `live_comment`: Instagram's ids of posts. */
    mediaIds: Words(100),
    /** For `comment`: the key of a choice of the next post. */
    nextPost: Type.Optional(Word(100)),
    /** For `comment`, `live_comment` and `story_reply`: one of these must match. */
    keywords: Words(500),
    match: Type.Optional(Type.Enum(keywordMatches)),
    /** For `comment`: whether replies to comments count, too. */
    includesReplies: Type.Optional(Type.Boolean()),
    /** For `comment` and `live_comment`: if false, replies to each comment of a contact on the same post. */
    isOncePerPost: Type.Optional(Type.Boolean()),
    /** For `reaction`: one of these must match. */
    emojis: Words(50),
    /** For `postback`: an exact match. */
    payload: Type.Optional(Word(1_000)),
    /** For `referral`: an exact match. */
    ref: Type.Optional(Word(2_000)),
    /** For `referral`: Instagram's name of the source, for example `ADS`. */
    source: Type.Optional(Word(500)),
  },
  { additionalProperties: false },
);
export type TriggerFilter = Static<typeof TriggerFilter>;
