export const callFaults = {
  throttled_429: 'Throttled: HTTP 429, code 4, usage at 100 %',
  throttled_613: 'Throttled: HTTP 400, 613/2534040',
  throttled_4: 'Throttled: HTTP 403, code 4',
  throttled_80002: 'Throttled: use-case limit 80002, regain in 5 minutes',
  blocked_368: 'Temporarily blocked for policy: 368',
  token_expired: 'Token expired: 190/463',
  password_changed: 'Password changed: 190/460',
  service_trouble: 'HTTP 500, code 2',
  service_trouble_400: 'HTTP 400, code 1, transient',
  bad_gateway: 'HTTP 502 with a page instead of JSON',
  empty_answer: 'Performed, but the response is empty',
  truncated_answer: 'Performed, but the response is truncated',
  answer_lost: 'Performed, but the connection drops before the response',
  reset: 'The connection drops before the call is performed',
  stall: 'No response for 30 s',
  slow_answer: 'Performed at once, response 1.5 s later: the echo arrives first',
  list_lags: 'Conversation lists lag behind (25 s by default)',
} as const;
export type CallFault = keyof typeof callFaults;

export const webhookFaults = {
  down: 'The callback is unreachable',
  wrong_signature: 'Signature does not match',
  missing_signature: 'No signature',
  other_secret: 'Signed with another secret',
} as const;
export type WebhookFault = keyof typeof webhookFaults;

export const contentFaults = {
  duplicate: 'Sent twice',
  rebatched: 'Sent again in a batch with other updates',
  never: 'Never sent',
  late: 'Held back until a newer one was sent, for at most a minute',
  unescaped: 'Text without the escaping that Meta uses',
  unknown_field: 'Unknown field',
  unknown_attachment: 'Unknown attachment type',
  entry_zero: 'entry.id is "0", as in a test from the dashboard',
  unknown_account: 'entry.id of an unknown account',
  edit_without_sender: 'Replaced by a message_edit without sender and text',
  flat_comment: 'Comment directly on the entry, without changes',
  comment_id_form: 'Comment with comment_id instead of id',
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
