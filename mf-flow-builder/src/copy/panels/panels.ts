import { t } from '@lingui/core/macro';

export const panelsCopy = {
  bar: t`Panels`,
  group: t`Flow builder`,
  titles: {
    node: t`Details`,
    test: t`Test`,
    outline: t`Outline`,
    numbers: t`Statistics`,
    replay: t`Replay`,
    issues: t`Issues`,
    versions: t`Versions`,
  },
  show: (title: string) => t`Show panel: ${title}`,
  close: (title: string) => t`Close ${title}`,
  width: t`Panel width`,
  loading: (title: string) => t`Loading ${title}`,
  failed: t`This panel failed to load`,
  failedHint: t`Your flow is not affected. Try again, or close the panel.`,
  retry: t`Try again`,
};
