import { t } from '@lingui/core/macro';

export const copy = {
  ctrl: t`Ctrl`,
  listKeys: {
    next: t`Next row; Enter opens it`,
    previous: t`Previous row`,
    select: t`Select the row; with Shift up to the last one`,
    search: t`Search`,
    leave: t`From the search back to the list`,
  },
};
