/** Why a message did not go out, as people read it and as summaries know it. */
export const WINDOW_CLOSED = 'The 24-hour window for replies is closed.';
export const NEVER_WROTE =
  'This person has not written yet: Instagram lets an automatic message go only after they did, and to a comment one private reply.';
export const PRIVATE_REPLY_USED = 'This comment had its one private reply before this message was to be sent.';
export const PRIVATE_REPLY_TOO_LATE =
  'A comment can be answered privately for 7 days; they were over before this message was sent.';
export const OPTED_OUT = 'This person wants no automatic messages.';
export const TAKEN_OVER = 'A person took over this conversation before this message was sent.';
export const DISCONNECTED = 'The Instagram account was disconnected before this message was sent.';
