import { t } from '@lingui/core/macro';

/** Texts of the numbers panel. */
export const numbersCopy = {
  notSaved: t`This flow is not saved yet`,
  notSavedHint: t`Numbers come once it is published and somebody writes.`,
  period: t`Period`,
  periods: { '24h': t`24 hours`, '7d': t`7 days`, '30d': t`30 days`, '90d': t`90 days` },
  summary: t`Runs that began in this time`,
  totals: { started: t`Began`, answered: t`Answered`, finished: t`Finished`, waiting: t`Waiting`, failed: t`Failed` },
  table: t`Node by node`,
  node: t`Node`,
  entered: t`Entered`,
  left: t`Went on`,
  errors: t`Errors`,
  waits: t`Wait now`,
  /** Above a node. */
  onNode: {
    entered: (count: string) => t`${count} entered`,
    left: (count: string) => t`${count} went on`,
    errors: (count: string) => t`${count} errors`,
  },
  shareLeft: (percent: number) => t`${percent} % went on`,
  gone: t`No longer in the draft`,
  people: {
    button: (count: number, what: string, node: string) => t`${what} at ${node}: ${count}`,
    entered: (node: string) => t`Who entered ${node}`,
    errors: (node: string) => t`Who failed at ${node}`,
    waits: (node: string) => t`Who waits at ${node}`,
    unnamed: t`Somebody`,
    none: t`Nobody any more.`,
    more: t`Show more`,
    loading: t`Loading…`,
    statuses: { running: t`Runs`, waiting: t`Waits`, finished: t`Finished`, failed: t`Failed`, paused: t`Paused` },
  },
  empty: t`Nobody came through this flow in this time`,
  emptyHint: t`Choose a longer time, or look whether it is published.`,
  failed: t`The numbers did not come`,
  retry: t`Try again`,
};
