import { t } from '@lingui/core/macro';

export const copy = {
  /** The specification's words for an event without text. */
  noContent: t`No content available`,
};
