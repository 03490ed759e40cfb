import { t } from '@lingui/core/macro';

export const lists = {
  undo: t`Undo`,
};
