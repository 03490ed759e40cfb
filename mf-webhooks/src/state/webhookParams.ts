import { oneOf, openId } from '@fanfare/shared/router';

export const tabIds = ['overview', 'dashboard', 'testing', 'notifications', 'monitoring'] as const;
export type TabId = (typeof tabIds)[number];

export const tabParams = { tab: oneOf(tabIds, 'overview') };

/** The event whose details are open, on any tab: other screens link to it. */
export const eventParams = { event: openId() };
