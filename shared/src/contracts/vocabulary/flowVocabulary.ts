/** Contains no schemas, so that browsers can load it. */
export const specifiedNodeTypes = ['messageNode', 'conditionNode', 'actionNode'] as const;
export type SpecifiedNodeType = (typeof specifiedNodeTypes)[number];

export const addedNodeTypes = [
  'startNode',
  'mediaNode',
  'cardsNode',
  'choicesNode',
  'askNode',
  'rulesNode',
  'splitNode',
  'windowNode',
  'variableNode',
  'tagNode',
  'requestNode',
  'commentNode',
  'handoverNode',
  'flowNode',
  'noteNode',
] as const;

export const nodeTypes = [...specifiedNodeTypes, ...addedNodeTypes] as const;
export type NodeType = (typeof nodeTypes)[number];

/** As specified, drafts store the default labels in English; they are translated when shown. */
export const defaultNodeLabels = {
  messageNode: 'Send Message',
  conditionNode: 'Check Condition',
  actionNode: 'Perform Action',
  startNode: 'Start',
  mediaNode: 'Send Media',
  cardsNode: 'Send Cards',
  choicesNode: 'Offer Choices',
  askNode: 'Ask a Question',
  rulesNode: 'Check Rules',
  splitNode: 'Random Split',
  windowNode: 'Check Window',
  variableNode: 'Set Variable',
  tagNode: 'Change Tag',
  requestNode: 'HTTP Request',
  commentNode: 'Act on Comment',
  handoverNode: 'Hand Over',
  flowNode: 'Go to Flow',
  noteNode: 'Note',
} as const satisfies Record<NodeType, string>;

/** Fixed output handles. Choices, cards and splits also have the ids of their options. */
export const nodeOutputs = {
  conditionNode: ['true', 'false'],
  rulesNode: ['true', 'false'],
  windowNode: ['open', 'closed'],
  askNode: ['answered', 'invalid', 'no_reply'],
  choicesNode: ['other', 'no_reply'],
  cardsNode: ['other', 'no_reply'],
  requestNode: ['success', 'failure'],
} as const satisfies Partial<Record<NodeType, readonly string[]>>;

export const answerKinds = ['text', 'number', 'email', 'phone'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const choiceStyles = ['quick_replies', 'buttons'] as const;

export const requestMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type RequestMethod = (typeof requestMethods)[number];

/** Allowed request headers (security control S9), except those for framing or routing. */
export const requestHeaderNames = [
  'accept',
  'accept-language',
  'api-key',
  'apikey',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'prefer',
  'x-access-token',
  'x-api-key',
  'x-auth-token',
  'x-client-id',
  'x-client-secret',
  'x-correlation-id',
  'x-idempotency-key',
  'x-request-id',
  'x-secret',
  'x-shopify-access-token',
  'x-signature',
  'x-token',
] as const;

export const actionTypes = ['send_api', 'add_tag', 'remove_tag', 'set_variable', 'wait'] as const;
export type ActionType = (typeof actionTypes)[number];

export const specifiedTriggerTypes = ['message_received', 'first_message', 'keyword_detected', 'time_based'] as const;

/** Each of these has a `TriggerFilter`. */
export const addedTriggerTypes = [
  'comment',
  'live_comment',
  'story_reply',
  'story_mention',
  'reaction',
  'postback',
  'referral',
] as const;
export type AddedTriggerType = (typeof addedTriggerTypes)[number];

export const triggerTypes = [...specifiedTriggerTypes, ...addedTriggerTypes] as const;
export type TriggerType = (typeof triggerTypes)[number];

export const startTriggers = [...triggerTypes] as const;

/** Matches anywhere in the text, or only whole words. */
export const keywordMatches = ['contains', 'word'] as const;
export type KeywordMatch = (typeof keywordMatches)[number];

export const nodeDefaults = { content: 'Hello! How can I help you?', keyword: 'help', action: 'send_api' } as const;

/** `outdated`: the draft has changed since the request. */
export const approvalStates = ['open', 'outdated', 'refused'] as const;

export const runStatuses = ['running', 'waiting', 'finished', 'failed', 'paused'] as const;
