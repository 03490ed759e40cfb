import { t } from '@lingui/core/macro';

export const copy = {
  title: t`New remote`,
  list: {
    label: t`Bot flows`,
    noun: t`bot flows`,
    search: t`Search bot flows`,
    failed: t`The bot flows could not be loaded.`,
    empty: t`No bot flow yet`,
    emptyText: t`What you save in the flow builder appears here.`,
    emptyAction: t`Open the flow builder`,
    draft: t`Draft`,
    published: (version: number) => t`Version ${version}`,
  },
};
