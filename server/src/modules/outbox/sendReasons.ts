import { sentence } from '@fanfare/shared/contracts';
/** Why a message did not go out, as people read it and as summaries know it. */
export const WINDOW_CLOSED = sentence('The 24-hour window for replies is closed.');
export const NEVER_WROTE = sentence(
  'This person has not written yet: Instagram lets an automatic message go only after they did, and to a comment one private reply.',
);
export const PRIVATE_REPLY_USED = sentence('This comment had its one private reply before this message was to be sent.');
export const PRIVATE_REPLY_TOO_LATE = sentence(
  'A comment can be answered privately for 7 days; they were over before this message was sent.',
);
export const OPTED_OUT = sentence('This person wants no automatic messages.');
export const TAKEN_OVER = sentence('A person took over this conversation before this message was sent.');
export const DISCONNECTED = sentence('The Instagram account was disconnected before this message was sent.');
