import { locale, textsOf } from '../language/index.ts';

/** Texts of the parts of signed-in screens. */
export const copy = textsOf('shared/parts', {
  inProgress: 'In progress',
  figures: { about: (name: string) => `About ${name}`, value: (name: string, value: string) => `${name}: ${value}` },
  doctor: {
    failed: 'The connection could not be examined.',
    again: 'Examine again',
    examined: 'Examined',
    well: (count: number) => `All ${count} checks pass`,
    ill: (failed: number) =>
      failed === 1 ? '1 check fails. Repair it, then examine again.' : `${failed} checks fail. Repair them from the top.`,
    warned: (warned: number) =>
      warned === 1 ? 'Nothing fails; 1 check has a warning.' : `Nothing fails; ${warned} checks have a warning.`,
    unsure: (unknown: number) =>
      unknown === 1 ? 'Nothing fails; 1 check is not known.' : `Nothing fails; ${unknown} checks are not known.`,
    checks: 'Checks, in the order in which to repair',
    results: { pass: 'Passes', warn: 'Warning', fail: 'Fails', unknown: 'Not known' },
  },
  considerations: {
    list: 'Automations in the order in which they were asked',
    results: { chosen: 'Answered', passed_over: 'Passed over', no_match: 'Did not match' },
    deleted: 'deleted since',
  },
  liveness: {
    unknown: 'Status unknown',
    minutes: (count: number) => (count === 0 ? 'Updated just now' : `Updated ${count} min ago`),
    hours: (count: number) => `Updated ${count} h ago`,
  },
  /** The specification's short form. */
  ago: {
    now: 'Just now',
    minutes: (count: number) => `${count}m`,
    hours: (count: number) => `${count}h`,
    days: (count: number) => `${count}d`,
    date: (at: Date) => at.toLocaleDateString(locale()),
    exact: (at: Date) => at.toLocaleString(locale()),
  },
  events: {
    /** The specification's words for an event without text. */
    noContent: 'No content available',
    unknownSender: 'Unknown sender',
    /** Instead of the kind, where Fanfare itself has something to say. */
    notice: 'Notice',
    noticePlaces: { publishing: 'Open publishing', connection: 'Check the connection', account: 'Connect again' },
    statuses: {
      pending: 'Pending',
      processing: 'Processing',
      completed: 'Completed',
      failed: 'Failed',
      retry: 'Retry',
    },
    types: {
      messages: 'Message',
      comments: 'Comment',
      mentions: 'Mention',
      live_comments: 'Live comment',
      message_reactions: 'Reaction',
      message_postbacks: 'Button press',
      message_referrals: 'Referral',
      message_seen: 'Seen',
      message_echoes: 'Own message',
      message_edits: 'Edited message',
      message_deletions: 'Deleted message',
      flow_execution: 'Flow execution',
      webhook_error: 'Webhook error',
      goal_missed: 'Missed goal',
      unknown: 'Other',
    },
  },
});
