import { sentence } from '@fanfare/shared/contracts';
/** Why a message did not go out, as people read it and as summaries know it. */
export const WINDOW_CLOSED = sentence('errors.window_closed');
export const NEVER_WROTE = sentence('instagram.person-has-not-written');
export const PRIVATE_REPLY_USED = sentence('instagram.private-reply-used');
export const PRIVATE_REPLY_TOO_LATE = sentence('instagram.private-reply-too-late');
export const OPTED_OUT = sentence('instagram.opted-out');
export const TAKEN_OVER = sentence('instagram.person-took-over');
export const DISCONNECTED = sentence('instagram.disconnected-before-send');
