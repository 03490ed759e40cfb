import { type Static, Type } from 'typebox';
import { FILTER_VALUES_MAX } from '../limits.ts';
import { keywordMatches } from '../vocabulary/flowVocabulary.ts';

const Word = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const Words = (maxLength: number) => Type.Optional(Type.Array(Word(maxLength), { maxItems: FILTER_VALUES_MAX }));

/** Absent fields do not filter; fields of other triggers are ignored. */
export const TriggerFilter = Type.Object(
  {
    /** `comment`, `live_comment`: Instagram's ids of posts. */
    mediaIds: Words(100),
    /** `comment`, `live_comment`, `story_reply`: any of these. */
    keywords: Words(500),
    match: Type.Optional(Type.Enum(keywordMatches)),
    /** `comment`: also replies to comments. */
    includesReplies: Type.Optional(Type.Boolean()),
    /** `comment`, `live_comment`: false replies to each comment of a contact on the same post. */
    isOncePerPost: Type.Optional(Type.Boolean()),
    /** `reaction`: any of these. */
    emojis: Words(50),
    /** `postback`: exact. */
    payload: Type.Optional(Word(1_000)),
    /** `referral`: exact. */
    ref: Type.Optional(Word(2_000)),
    /** `referral`: Instagram's name of the source, for example `ADS`. */
    source: Type.Optional(Word(500)),
  },
  { additionalProperties: false },
);
export type TriggerFilter = Static<typeof TriggerFilter>;
