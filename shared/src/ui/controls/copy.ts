import { t } from '@lingui/core/macro';

export const copy = {
  inProgress: t`In progress`,
};
