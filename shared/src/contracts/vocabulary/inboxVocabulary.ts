/** Contains no schemas, so that browsers can load it. */

/** `needs_human` means that the contact asked for a human or a message failed; the next two are its reasons. */
export const threadFilters = ['all', 'unanswered', 'needs_human', 'human_requested', 'failed', 'archived'] as const;
/** `me` are those of the caller. */
export const threadAssignments = ['all', 'me', 'none'] as const;
export const threadHandlers = ['bot', 'human_requested', 'person'] as const;
/**
 * State of an outgoing message. `unconfirmed` means that the response was lost, `cancelled` that a human took
 * over or the contact opted out.
 */
export const messageStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'unconfirmed',
  'cancelled',
  'received',
] as const;
/**
 * `phone` and `other` were not sent by this product. The distinction is an estimate: replies within seconds
 * count as another tool.
 */
export const messageAuthors = ['contact', 'person', 'flow', 'automation', 'phone', 'other'] as const;

/** The rule that allows a message: within 24 hours, as the reply to a comment, or by a human within 7 days. */
export const sendRules = ['response', 'private_reply', 'human_agent'] as const;
