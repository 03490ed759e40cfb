import { t } from '@lingui/core/macro';

export const copy = {
  asTable: t`Show as table`,
  none: '–',
};
