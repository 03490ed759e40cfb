import { textsOf } from '@fanfare/shared/language';

/** Texts of the list of stored events. */
export const eventsCopy = textsOf('webhooks/events', {
  title: 'Stored events',
  list: {
    label: 'Table of stored events',
    noun: 'events',
    failed: 'Failed to load webhook data',
    end: 'That is every event.',
    emptyTitle: 'No events yet',
    emptyText: 'Every message, comment or mention that Instagram reports is listed here, with what became of it.',
    emptyAction: 'Simulate an event',
  },
  refresh: 'Refresh',
  replayFailed: 'Replay all failed…',
  searchedTo: (time: string) => `Searched back to ${time}. Older events have not been searched yet.`,
  searchedPartly: 'Older events have not been searched yet.',
  searchFurther: 'Search further back',
  filters: {
    label: 'Filter events',
    search: 'Search text, person or type',
    payload: 'Search payload: text or JSON',
    type: 'Type',
    allTypes: 'All types',
    status: 'Status',
    allStatuses: 'All statuses',
    statuses: { pending: 'Pending', processing: 'Processing', completed: 'Completed', failed: 'Failed', retry: 'Retry' },
    source: 'Source',
    sources: {
      all: 'All sources',
      webhook: 'Webhook',
      replayed: 'Replayed',
      reconciled: 'Found later',
      tests: 'Tests',
    },
    account: 'Account',
    allAccounts: 'All accounts',
    from: 'From day',
    to: 'To day',
    clear: 'Clear filters',
  },
  columns: {
    time: 'Time',
    type: 'Type',
    account: 'Account',
    from: 'From',
    preview: 'Content',
    status: 'Status',
    attempts: 'Attempts',
    outcome: 'Outcome',
  },
  marks: { test: 'Test', replayed: 'Replayed', reconciled: 'Found later' },
  rowName: (type: string, from: string) => `${type} from ${from}`,
  noOutcome: '–',
  retry: 'Retry',
  retried: 'Event queued for retry',
  retryFailed: 'Failed to retry event',
  bulk: {
    retry: 'Retry failed',
    replay: 'Replay…',
    askRetry: (count: number) => (count === 1 ? 'Retry 1 failed event?' : `Retry ${count} failed events?`),
    retryText: 'Each is processed again from the start. An answer that had not gone out may reach a person now.',
    retryLabel: (count: number) => (count === 1 ? 'Retry 1 event' : `Retry ${count} events`),
    leftOut: (count: number) => {
      if (count === 0) return '';
      return count === 1 ? ' 1 that has not failed is left out.' : ` ${count} that have not failed are left out.`;
    },
    retrying: 'Queueing failed events again',
    done: (count: number) => (count === 1 ? '1 event queued for retry' : `${count} events queued for retry`),
  },
  replay: {
    title: 'Replay events',
    what: 'Which events',
    since: { hour: 'Failed in the last hour', day: 'Failed in the last 24 hours', week: 'Failed in the last 7 days' },
    loading: 'Working out what would happen',
    failed: 'What would happen could not be worked out.',
    again: 'Try again',
    none: 'Nothing to replay',
    noneText: 'No event failed in this time, or all that failed were replayed.',
    summary: (events: number, people: number) =>
      `${events === 1 ? '1 event can' : `${events} events can`} be replayed. ${
        people === 0
          ? 'Nobody would get a message.'
          : people === 1
            ? '1 person may get a message.'
            : `${people} people may get a message.`
      }`,
    refused: (count: number) => (count === 1 ? '1 cannot be replayed.' : `${count} cannot be replayed.`),
    more: 'There are more; the latest 200 are shown. Replay these, then ask again.',
    dryRun: 'This is a dry run with the automations of now: nothing was stored or sent.',
    wouldSend: (replies: readonly string[]) => `Would send: ${replies.map((reply) => `“${reply}”`).join(', ')}`,
    noReply: 'Would send nothing',
    noText: 'Without text',
    real: (count: number) => (count === 1 ? 'Replay 1 event' : `Replay ${count} events`),
    ask: (count: number) => (count === 1 ? 'Replay 1 event for real?' : `Replay ${count} events for real?`),
    askText: (people: number) =>
      people === 0
        ? 'Each becomes a new event and is processed by the automations of now. By the dry run nobody gets a message.'
        : `Each becomes a new event and is processed by the automations of now. Up to ${people === 1 ? '1 person' : `${people} people`} may get a message.`,
    running: 'Replaying events',
    done: (count: number) => (count === 1 ? '1 event replayed' : `${count} events replayed`),
    rowFailed: 'Could not be replayed',
    unknownPerson: 'Unknown person',
  },
  keys: { retry: 'Retry the failed row' },
});
