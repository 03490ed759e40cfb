import { t } from '@lingui/core/macro';

/** Texts of the numbers panel. */
export const numbersCopy = {
  notSaved: t`Save this flow first`,
  notSavedHint: t`Statistics appear after you publish the flow and it runs.`,
  period: t`Period`,
  periods: { '24h': t`24 hours`, '7d': t`7 days`, '30d': t`30 days`, '90d': t`90 days` },
  summary: t`Runs started in this period`,
  totals: { started: t`Started`, answered: t`Answered`, finished: t`Finished`, waiting: t`Waiting`, failed: t`Failed` },
  table: t`By node`,
  node: t`Node`,
  entered: t`Entered`,
  left: t`Continued`,
  errors: t`Errors`,
  waits: t`Waiting now`,
  /** Above a node. */
  onNode: {
    entered: (count: string) => t`${count} entered`,
    left: (count: string) => t`${count} continued`,
    errors: (count: string) => t`${count} errors`,
  },
  shareLeft: (percent: number) => t`${percent}% continued`,
  gone: t`No longer in the draft`,
  people: {
    button: (count: number, what: string, node: string) => t`${what} at ${node}: ${count}`,
    entered: (node: string) => t`Contacts that entered ${node}`,
    errors: (node: string) => t`Contacts that failed at ${node}`,
    waits: (node: string) => t`Contacts waiting at ${node}`,
    unnamed: t`Instagram user`,
    none: t`No contacts.`,
    more: t`Show more`,
    loading: t`Loading…`,
    statuses: { running: t`Running`, waiting: t`Waiting`, finished: t`Finished`, failed: t`Failed`, paused: t`Paused` },
  },
  empty: t`No runs in this period`,
  emptyHint: t`Choose a longer period, or check that the flow is published.`,
  failed: t`Could not load statistics`,
  retry: t`Try again`,
};
