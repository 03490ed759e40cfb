/** Words of the inbox. Kept apart from the schemas, so that a browser that needs only the words does not load the schema library. */

/** `needs_human`: somebody asked for a person, or a message could not be sent; the two after it name one of these reasons. */
export const threadFilters = ['all', 'unanswered', 'needs_human', 'human_requested', 'failed', 'archived'] as const;
export const threadHandlers = ['bot', 'human_requested', 'person'] as const;
/**
 * Of an outgoing message: how far it has come. `unconfirmed`: the answer was lost, so nobody knows whether it left. `cancelled`: a person
 * took over, or the contact wants no automatic messages.
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
 * Who wrote a message. `phone` and `other` were not sent by this product; which of the two is an estimate: what answers within seconds is
 * taken for another tool, the rest for somebody with the Instagram app.
 */
export const messageAuthors = ['contact', 'person', 'flow', 'automation', 'phone', 'other'] as const;

/** By what right a message is sent: as an answer within 24 hours, as the one answer to a comment, or by a person within 7 days. */
export const sendRules = ['response', 'private_reply', 'human_agent'] as const;
