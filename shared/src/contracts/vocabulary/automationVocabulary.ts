/** Words of an automation. Without schemas, so that a browser that needs only the words does not load the schema library. */

export const keywordOperators = ['contains', 'equals', 'starts_with'] as const;
export type KeywordOperator = (typeof keywordOperators)[number];

export const tagOperators = ['has', 'has_not'] as const;
export type TagOperator = (typeof tagOperators)[number];

export const variableOperators = [
  'equals',
  'not_equals',
  'contains',
  'greater_than',
  'less_than',
  'is_set',
  'is_not_set',
] as const;
export type VariableOperator = (typeof variableOperators)[number];

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** What was found when a message was held against an automation. */
export const considerationReasons = [
  'matched',
  /** An automation that is asked earlier has matched already. */
  'earlier_match',
  /** A run that had waited for an answer took the message before any automation was asked. */
  'waiting_run',
  'disabled',
  /** It has no action, or the flow it runs is not published. */
  'nothing_to_run',
  'not_first_message',
  'keyword_miss',
  'condition_failed',
  /** Started by a clock, never by a message. */
  'time_based',
  /** It starts on something of another kind: on messages, on comments. */
  'other_occasion',
  'post_not_chosen',
  /** The comment answers another one. */
  'comment_is_reply',
  /** It has answered this person under this post, or this very comment was answered. */
  'answered_before',
  /** Another emoji, button or link than the chosen ones. */
  'value_differs',
] as const;
export type ConsiderationReason = (typeof considerationReasons)[number];

/** What a probe can ask about. */
export const probeSurfaces = [
  'message',
  'comment',
  'live_comment',
  'story_reply',
  'story_mention',
  'reaction',
  'postback',
  'referral',
] as const;
export type ProbeSurface = (typeof probeSurfaces)[number];
