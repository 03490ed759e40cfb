/** Contains no schemas, so that browsers can load it. */

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

/** Results of matching an event with an automation. */
export const considerationReasons = [
  'matched',
  /** An earlier automation matched. */
  'earlier_match',
  /** A waiting run consumed the message. */
  'waiting_run',
  'disabled',
  /** There is no action, or the flow is not published. */
  'nothing_to_run',
  'other_account',
  'not_first_message',
  'keyword_miss',
  'condition_failed',
  /** A schedule starts it. */
  'time_based',
  /** Its trigger is for another kind of event. */
  'other_occasion',
  'post_not_chosen',
  /** The comment is a reply. */
  'comment_is_reply',
  /** It has replied to this contact on this post, or to this comment. */
  'answered_before',
  /** The emoji, button or link is a different one. */
  'value_differs',
] as const;
export type ConsiderationReason = (typeof considerationReasons)[number];

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
