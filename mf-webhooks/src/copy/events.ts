import { plural, t } from '@lingui/core/macro';

const quoted = (texts: readonly string[]) => texts.map((text) => t`“${text}”`).join(', ');

export const eventsCopy = {
  title: t`Stored events`,
  list: {
    label: t`Stored events table`,
    noun: t`events`,
    failed: t`Failed to load webhook data`,
    end: t`No more events.`,
    emptyTitle: t`No events yet`,
    emptyText: t`Messages, comments and mentions that Instagram reports appear here with their results.`,
    emptyAction: t`Simulate event`,
  },
  refresh: t`Refresh`,
  replayFailed: t`Replay all failed…`,
  searchedTo: (time: string) => t`Searched back to ${time}. Older events are not included yet.`,
  searchedPartly: t`Older events are not included yet.`,
  searchFurther: t`Search older events`,
  filters: {
    label: t`Filter events`,
    search: t`Search by text, contact or type`,
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
      reconciled: t`Backfilled`,
      tests: t`Tests`,
    },
    account: t`Account`,
    allAccounts: t`All accounts`,
    from: t`Start date`,
    to: t`End date`,
    clear: t`Clear filters`,
    more: (count: number) => (count === 0 ? t`Filters` : t`Filters (${count})`),
  },
  columns: {
    time: t`Time`,
    type: t`Type`,
    account: t`Account`,
    from: t`From`,
    preview: t`Content`,
    status: t`Status`,
    tries: (count: number) => plural(count, { one: '1 attempt', other: `${count} attempts` }),
    latency: t`Latency`,
    noLatency: '–',
    outcome: t`Outcome`,
  },
  marks: { test: t`Test`, replayed: t`Replayed`, reconciled: t`Backfilled` },
  rowName: (type: string, from: string) => t`${type} from ${from}`,
  noOutcome: '–',
  retry: t`Retry`,
  retried: t`Event queued for retry`,
  retryFailed: t`Failed to retry event`,
  bulk: {
    retry: t`Retry failed`,
    replay: t`Replay…`,
    askRetry: (count: number) => plural(count, { one: 'Retry 1 failed event?', other: `Retry ${count} failed events?` }),
    retryText: t`Each event is processed again from the start. Unsent replies may now be sent.`,
    retryLabel: (count: number) => plural(count, { one: 'Retry 1 event', other: `Retry ${count} events` }),
    leftOut: (count: number) =>
      count === 0
        ? ''
        : plural(count, {
            one: ' 1 event that did not fail is skipped.',
            other: ` ${count} events that did not fail are skipped.`,
          }),
    retrying: t`Queueing failed events for retry`,
    done: (count: number) => plural(count, { one: '1 event queued for retry', other: `${count} events queued for retry` }),
  },
  replay: {
    title: t`Replay events`,
    what: t`Events to replay`,
    since: { hour: t`Failed in the last hour`, day: t`Failed in the last 24 hours`, week: t`Failed in the last 7 days` },
    loading: t`Simulating the replay`,
    failed: t`Could not simulate the replay.`,
    again: t`Try again`,
    none: t`No events to replay`,
    noneText: t`No events failed in this period, or all failed events were already replayed.`,
    summary: (events: number, people: number) =>
      people === 0
        ? t`${plural(events, { one: '1 event can', other: `${events} events can` })} be replayed. No messages would be sent.`
        : t`${plural(events, { one: '1 event can', other: `${events} events can` })} be replayed. ${plural(people, { one: '1 contact may receive a message.', other: `${people} contacts may receive a message.` })}`,
    refused: (count: number) =>
      plural(count, { one: '1 event cannot be replayed.', other: `${count} events cannot be replayed.` }),
    more: t`Showing the latest 200 events. Replay these first, then check again.`,
    dryRun: t`Dry run with your current automations. No messages were stored or sent.`,
    wouldSend: (replies: readonly string[]) => t`Would send: ${quoted(replies)}`,
    noReply: t`Would not send a message`,
    noText: t`No text`,
    real: (count: number) => plural(count, { one: 'Replay 1 event', other: `Replay ${count} events` }),
    ask: (count: number) => plural(count, { one: 'Replay 1 event?', other: `Replay ${count} events?` }),
    askText: (people: number) =>
      people === 0
        ? t`Each event is copied and processed by your current automations. In the dry run, no messages were sent.`
        : t`Each event is copied and processed by your current automations. Up to ${plural(people, { one: '1 contact', other: `${people} contacts` })} may receive a message.`,
    running: t`Replaying events`,
    done: (count: number) => plural(count, { one: '1 event replayed', other: `${count} events replayed` }),
    rowFailed: t`Could not replay`,
    unknownPerson: t`Unknown contact`,
  },
  keys: { retry: t`Retry failed event` },
};
