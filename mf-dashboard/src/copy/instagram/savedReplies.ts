import { t } from '@lingui/core/macro';

/** Separate from the inbox, because the comments use it without the inbox. */
export const savedReplies = {
  label: t`Saved replies`,
  none: t`No saved replies match this shortcut.`,
};
