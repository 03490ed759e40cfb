import { t } from '@lingui/core/macro';

export const panelsCopy = {
  bar: t`Panels`,
  group: t`Flow builder`,
  titles: {
    node: t`Details`,
    test: t`Test`,
    outline: t`Outline`,
    numbers: t`Numbers`,
    replay: t`Replay`,
    issues: t`Issues`,
    versions: t`Versions`,
  },
  show: (title: string) => t`Show panel: ${title}`,
  close: (title: string) => t`Close ${title}`,
  width: t`Width of the panel`,
  loading: (title: string) => t`${title} is loading`,
  failed: t`This panel stopped working`,
  failedHint: t`Your flow is safe. Try again; if it fails again, close the panel and go on.`,
  retry: t`Try again`,
};
