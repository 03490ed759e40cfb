import { textsOf } from '@fanfare/shared/language';

/** Texts of the numbers panel. */
export const numbersCopy = textsOf('flow-builder/numbers', {
  notSaved: 'This flow is not saved yet',
  notSavedHint: 'Numbers come once it is published and somebody writes.',
  period: 'Period',
  periods: { '24h': '24 hours', '7d': '7 days', '30d': '30 days', '90d': '90 days' },
  summary: 'Runs that began in this time',
  totals: { started: 'Began', answered: 'Answered', finished: 'Finished', waiting: 'Waiting', failed: 'Failed' },
  table: 'Node by node',
  node: 'Node',
  entered: 'Entered',
  left: 'Went on',
  errors: 'Errors',
  waits: 'Wait now',
  /** Above a node. */
  onNode: {
    entered: (count: string) => `${count} entered`,
    left: (count: string) => `${count} went on`,
    errors: (count: string) => `${count} errors`,
  },
  shareLeft: (percent: number) => `${percent} % went on`,
  gone: 'No longer in the draft',
  people: {
    button: (count: number, what: string, node: string) => `${what} at ${node}: ${count}`,
    entered: (node: string) => `Who entered ${node}`,
    errors: (node: string) => `Who failed at ${node}`,
    waits: (node: string) => `Who waits at ${node}`,
    unnamed: 'Somebody',
    none: 'Nobody any more.',
    more: 'Show more',
    loading: 'Loading…',
    statuses: { running: 'Runs', waiting: 'Waits', finished: 'Finished', failed: 'Failed', paused: 'Paused' },
  },
  empty: 'Nobody came through this flow in this time',
  emptyHint: 'Choose a longer time, or look whether it is published.',
  failed: 'The numbers did not come',
  retry: 'Try again',
});
