import { t } from '@lingui/core/macro';

/** Texts that every list has. */
export const lists = {
  undo: t`Undo`,
};
