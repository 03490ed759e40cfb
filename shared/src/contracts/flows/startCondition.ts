import { type Static, Type } from 'typebox';
import { KEYWORD_MAX_LENGTH, TAG_MAX_LENGTH, VARIABLE_NAME_MAX_LENGTH, VARIABLE_VALUE_MAX_LENGTH } from '../limits.ts';
import { keywordOperators, tagOperators, variableOperators, weekdays } from '../vocabulary/automationVocabulary.ts';

const Closed = <T extends Type.TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
const Word = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
/** IANA name, for example `Europe/Oslo`. */
const TimeZone = Type.String({ minLength: 1, maxLength: 100 });
const Days = Type.Array(Type.Enum(weekdays), { minItems: 1, maxItems: 7 });

export const Schedule = Closed({ days: Days, time: TimeOfDay, timeZone: TimeZone });
export type Schedule = Static<typeof Schedule>;

const KeywordCondition = Closed({
  type: Type.Literal('keyword'),
  operator: Type.Enum(keywordOperators),
  value: Word(KEYWORD_MAX_LENGTH),
});
const TagCondition = Closed({ type: Type.Literal('tag'), operator: Type.Enum(tagOperators), value: Word(TAG_MAX_LENGTH) });
const VariableCondition = Closed({
  type: Type.Literal('variable'),
  operator: Type.Enum(variableOperators),
  name: Word(VARIABLE_NAME_MAX_LENGTH),
  /** Not used by `is_set` and `is_not_set`. */
  value: Type.Optional(Type.String({ maxLength: VARIABLE_VALUE_MAX_LENGTH })),
});
const TimeCondition = Closed({
  type: Type.Literal('time'),
  operator: Type.Literal('between'),
  /** `HH:MM` in `timeZone`, inclusive. */
  from: TimeOfDay,
  /** Exclusive. A time before `from` is on the next day. */
  to: TimeOfDay,
  timeZone: TimeZone,
  /** The days on which the span starts. */
  days: Type.Optional(Days),
});
export const AutomationCondition = Type.Union([KeywordCondition, TagCondition, VariableCondition, TimeCondition]);
export type AutomationCondition = Static<typeof AutomationCondition>;
