import { openId } from '@fanfare/shared/router';

/** The event whose decision is open, whatever the tab: a link to it can be sent to somebody. */
export const whyParams = { why: openId() };
