export const callFaults = {
  throttled_429: 'Throttled: HTTP 429, code 4, usage at 100 %',
  throttled_613: 'Throttled: HTTP 400, 613/2534040',
  throttled_4: 'Throttled: HTTP 403, code 4',
  throttled_80002: 'Throttled: use-case limit 80002, regain in 5 minutes',
  blocked_368: 'Temporarily blocked for policy: 368',
  token_expired: 'Token dies: 190/463',
  password_changed: 'Token dies: 190/460',
  service_trouble: 'HTTP 500, code 2',
  service_trouble_400: 'HTTP 400, code 1, transient',
  bad_gateway: 'HTTP 502 with a page instead of JSON',
  empty_answer: 'Performed, but the answer is empty',
  truncated_answer: 'Performed, but the answer is cut off',
  answer_lost: 'Performed, but the connection breaks before the answer',
  reset: 'The connection breaks before anything happens',
  stall: 'Nothing happens for 30 s',
  slow_answer: 'Performed at once, answered 1.5 s later: the echo comes first',
  list_lags: 'Conversations lack the messages of the last seconds (25 by default)',
} as const;
export type CallFault = keyof typeof callFaults;

export const webhookFaults = {
  down: 'The callback cannot be reached',
  wrong_signature: 'Signature does not match the body',
  missing_signature: 'No signature',
  other_secret: 'Signed with another secret',
} as const;
export type WebhookFault = keyof typeof webhookFaults;

export const contentFaults = {
  duplicate: 'Sent twice, the same bytes',
  rebatched: 'Sent again in a batch with other news',
  never: 'Never sent',
  late: 'Held back until a younger one has gone, for a minute at most',
  unescaped: 'Text not escaped as Meta does',
  unknown_field: 'A field nobody knows',
  unknown_attachment: 'An attachment type nobody knows',
  entry_zero: 'entry.id is "0", as in a test from the dashboard',
  unknown_account: 'entry.id of an account nobody knows',
  edit_without_sender: 'A message_edit without sender and text instead',
  flat_comment: 'A comment directly on the entry, without changes',
  comment_id_form: 'A comment with comment_id instead of id',
  seconds: 'Times in seconds instead of milliseconds',
  stale: 'Happened 25 hours ago',
} as const;
export type ContentFault = keyof typeof contentFaults;

export type FaultName = CallFault | WebhookFault | ContentFault;
export const faultTexts: Readonly<Record<FaultName, string>> = { ...callFaults, ...webhookFaults, ...contentFaults };

export function isCallFault(name: string): name is CallFault {
  return Object.hasOwn(callFaults, name);
}
export function isWebhookFault(name: string): name is WebhookFault {
  return Object.hasOwn(webhookFaults, name);
}
export function isContentFault(name: string): name is ContentFault {
  return Object.hasOwn(contentFaults, name);
}
export function isFault(name: string): name is FaultName {
  return Object.hasOwn(faultTexts, name);
}
