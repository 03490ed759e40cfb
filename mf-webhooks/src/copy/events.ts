import { plural, t } from '@lingui/core/macro';

const quoted = (texts: readonly string[]) => texts.map((text) => t`“${text}”`).join(', ');

export const eventsCopy = {
  title: t`Stored events`,
  list: {
    label: t`Table of stored events`,
    noun: t`events`,
    failed: t`Failed to load webhook data`,
    end: t`That is every event.`,
    emptyTitle: t`No events yet`,
    emptyText: t`Every message, comment or mention that Instagram reports is listed here, with what became of it.`,
    emptyAction: t`Simulate an event`,
  },
  refresh: t`Refresh`,
  replayFailed: t`Replay all failed…`,
  searchedTo: (time: string) => t`Searched back to ${time}. Older events have not been searched yet.`,
  searchedPartly: t`Older events have not been searched yet.`,
  searchFurther: t`Search further back`,
  filters: {
    label: t`Filter events`,
    search: t`Search text, person or type`,
    payload: t`Search payload: text or JSON`,
    type: t`Type`,
    allTypes: t`All types`,
    status: t`Status`,
    allStatuses: t`All statuses`,
    statuses: {
      pending: t`Pending`,
      processing: t`Processing`,
      completed: t`Completed`,
      failed: t({ message: 'Failed', context: 'status of an event' }),
      retry: t({ message: 'Retry', context: 'status of an event' }),
    },
    source: t`Source`,
    sources: {
      all: t`All sources`,
      webhook: t`Webhook`,
      replayed: t`Replayed`,
      reconciled: t`Found later`,
      tests: t`Tests`,
    },
    account: t`Account`,
    allAccounts: t`All accounts`,
    from: t`From day`,
    to: t`To day`,
    clear: t`Clear filters`,
  },
  columns: {
    time: t`Time`,
    type: t`Type`,
    account: t`Account`,
    from: t`From`,
    preview: t`Content`,
    status: t`Status`,
    attempts: t`Attempts`,
    outcome: t`Outcome`,
  },
  marks: { test: t`Test`, replayed: t`Replayed`, reconciled: t`Found later` },
  rowName: (type: string, from: string) => t`${type} from ${from}`,
  noOutcome: '–',
  retry: t`Retry`,
  retried: t`Event queued for retry`,
  retryFailed: t`Failed to retry event`,
  bulk: {
    retry: t`Retry failed`,
    replay: t`Replay…`,
    askRetry: (count: number) => plural(count, { one: 'Retry 1 failed event?', other: `Retry ${count} failed events?` }),
    retryText: t`Each is processed again from the start. An answer that had not gone out may reach a person now.`,
    retryLabel: (count: number) => plural(count, { one: 'Retry 1 event', other: `Retry ${count} events` }),
    leftOut: (count: number) =>
      count === 0
        ? ''
        : plural(count, { one: ' 1 that has not failed is left out.', other: ` ${count} that have not failed are left out.` }),
    retrying: t`Queueing failed events again`,
    done: (count: number) => plural(count, { one: '1 event queued for retry', other: `${count} events queued for retry` }),
  },
  replay: {
    title: t`Replay events`,
    what: t`Which events`,
    since: { hour: t`Failed in the last hour`, day: t`Failed in the last 24 hours`, week: t`Failed in the last 7 days` },
    loading: t`Working out what would happen`,
    failed: t`What would happen could not be worked out.`,
    again: t`Try again`,
    none: t`Nothing to replay`,
    noneText: t`No event failed in this time, or all that failed were replayed.`,
    summary: (events: number, people: number) =>
      people === 0
        ? t`${plural(events, { one: '1 event can', other: `${events} events can` })} be replayed. Nobody would get a message.`
        : t`${plural(events, { one: '1 event can', other: `${events} events can` })} be replayed. ${plural(people, { one: '1 person may get a message.', other: `${people} people may get a message.` })}`,
    refused: (count: number) => plural(count, { one: '1 cannot be replayed.', other: `${count} cannot be replayed.` }),
    more: t`There are more; the latest 200 are shown. Replay these, then ask again.`,
    dryRun: t`This is a dry run with the automations of now: nothing was stored or sent.`,
    wouldSend: (replies: readonly string[]) => t`Would send: ${quoted(replies)}`,
    noReply: t`Would send nothing`,
    noText: t`Without text`,
    real: (count: number) => plural(count, { one: 'Replay 1 event', other: `Replay ${count} events` }),
    ask: (count: number) => plural(count, { one: 'Replay 1 event for real?', other: `Replay ${count} events for real?` }),
    askText: (people: number) =>
      people === 0
        ? t`Each becomes a new event and is processed by the automations of now. By the dry run nobody gets a message.`
        : t`Each becomes a new event and is processed by the automations of now. Up to ${plural(people, { one: '1 person', other: `${people} people` })} may get a message.`,
    running: t`Replaying events`,
    done: (count: number) => plural(count, { one: '1 event replayed', other: `${count} events replayed` }),
    rowFailed: t`Could not be replayed`,
    unknownPerson: t`Unknown person`,
  },
  keys: { retry: t`Retry the failed row` },
};
