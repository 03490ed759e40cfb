import { t } from '@lingui/core/macro';

/** The bell is a file that loads after the first view. */
export const bell = {
  title: t`Latest events`,
  name: (unread: string) => t`Notifications, ${unread} unread`,
  nameNoUnread: t`Notifications`,
};
