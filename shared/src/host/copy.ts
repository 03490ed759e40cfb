import { t } from '@lingui/core/macro';

export const copy = {
  formerMember: t`Former member`,
  ctrl: t`Ctrl`,
  listKeys: {
    next: t`Next row (Enter to open)`,
    previous: t`Previous row`,
    select: t`Select row (Shift to extend)`,
    search: t`Search`,
    leave: t`Close search and return to the list`,
  },
};
