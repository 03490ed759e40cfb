import { plural, t } from '@lingui/core/macro';

export const issueCopy = {
  title: t`Issues`,
  ofNode: t`Issues in this node`,
  error: t`Error`,
  warning: t`Warning`,
  count: (errors: number, warnings: number) =>
    [
      ...(errors > 0 ? [plural(errors, { one: '1 error', other: `${errors} errors` })] : []),
      ...(warnings > 0 ? [plural(warnings, { one: '1 warning', other: `${warnings} warnings` })] : []),
    ].join(', '),
  checking: t`Checking the flow…`,
  none: t`No issues`,
  noneHint: t`The flow is ready to publish.`,
  empty: t`No nodes yet`,
  emptyHint: t`Add a node to see issues here.`,
  block: t`Fix all errors to publish. You can save the flow at any time.`,
  wholeFlow: t`Flow`,
  open: t`Open details`,
};
