import { message } from '@fanfare/shared/contracts';

/** Why a message was not sent. Version 1.0.0 compares the stored English, so these texts must not change. */
export const WINDOW_CLOSED = message('errors.window_closed');
export const NEVER_WROTE = message('instagram.person-has-not-written');
export const PRIVATE_REPLY_USED = message('instagram.private-reply-used');
export const PRIVATE_REPLY_TOO_LATE = message('instagram.private-reply-too-late');
export const OPTED_OUT = message('instagram.opted-out');
export const TAKEN_OVER = message('instagram.person-took-over');
export const DISCONNECTED = message('instagram.disconnected-before-send');
