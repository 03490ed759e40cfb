import { plural, t } from '@lingui/core/macro';

export const issueCopy = {
  title: t`Issues`,
  ofNode: t`What to look at in this node`,
  error: t`Error`,
  warning: t`Warning`,
  count: (errors: number, warnings: number) =>
    [
      ...(errors > 0 ? [plural(errors, { one: '1 error', other: `${errors} errors` })] : []),
      ...(warnings > 0 ? [plural(warnings, { one: '1 warning', other: `${warnings} warnings` })] : []),
    ].join(', '),
  checking: t`Looking at the flow …`,
  none: t`Nothing stands in the way`,
  noneHint: t`This flow can be published.`,
  empty: t`Nothing to check yet`,
  emptyHint: t`Add a node, and this list says what is missing.`,
  block: t`Errors keep the flow from being published. Saving always works.`,
  wholeFlow: t`Flow`,
  open: t`Open its details`,
};
