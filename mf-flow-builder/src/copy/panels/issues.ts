import { textsOf } from '@fanfare/shared/language';

/** Texts about what is wrong with a flow. */
export const issueCopy = textsOf('flow-builder/issues', {
  title: 'Issues',
  ofNode: 'What to look at in this node',
  error: 'Error',
  warning: 'Warning',
  count: (errors: number, warnings: number) =>
    [
      ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
      ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
    ].join(', '),
  checking: 'Looking at the flow …',
  none: 'Nothing stands in the way',
  noneHint: 'This flow can be published.',
  empty: 'Nothing to check yet',
  emptyHint: 'Add a node, and this list says what is missing.',
  block: 'Errors keep the flow from being published. Saving always works.',
  wholeFlow: 'Flow',
  open: 'Open its details',
});
