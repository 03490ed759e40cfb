import { t } from '@lingui/core/macro';

export const copy = {
  noContent: t`No content available`,
};
