import { type Static, Type } from 'typebox';
import { FILTER_VALUES_MAX } from '../limits.ts';
import { keywordMatches } from '../vocabulary/flowVocabulary.ts';

const Word = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const Words = (maxLength: number) => Type.Optional(Type.Array(Word(maxLength), { maxItems: FILTER_VALUES_MAX }));

/**
 * What an added trigger asks of what happened. What is left out is not asked for; what belongs to other triggers is ignored.
 */
export const TriggerFilter = Type.Object(
  {
    /** `comment`, `live_comment`: only under these posts, by Instagram's id. */
    mediaIds: Words(100),
    /** `comment`, `live_comment`, `story_reply`: any of these; none: any text. */
    keywords: Words(500),
    /** Absent: `contains`. */
    match: Type.Optional(Type.Enum(keywordMatches)),
    /** `comment`: also what answers another comment. */
    includesReplies: Type.Optional(Type.Boolean()),
    /** `comment`, `live_comment`: false answers a person under the same post again and again. */
    isOncePerPost: Type.Optional(Type.Boolean()),
    /** `reaction`: any of these. */
    emojis: Words(50),
    /** `postback`: what stands behind the button, exactly. */
    payload: Type.Optional(Word(1_000)),
    /** `referral`: the `ref` of the link or ad, exactly. */
    ref: Type.Optional(Word(2_000)),
    /** `referral`: where the person came from, as Instagram names it, for example `ADS`. */
    source: Type.Optional(Word(500)),
  },
  { additionalProperties: false },
);
export type TriggerFilter = Static<typeof TriggerFilter>;
