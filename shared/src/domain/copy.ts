import { plural, t } from '@lingui/core/macro';

export const copy = {
  figures: { about: (name: string) => t`About ${name}`, value: (name: string, value: string) => `${name}: ${value}` },
  accounts: {
    name: t`Account`,
    note: (username: string) => t`About @${username}, the first account. Choose another one in the header.`,
    choose: t`Choose an account`,
  },
  doctor: {
    failed: t`Could not run diagnostics.`,
    again: t`Run again`,
    examined: t`Checked`,
    well: (count: number) => t`All ${count} checks passed`,
    ill: (failed: number) =>
      plural(failed, {
        one: '1 check failed. Fix it, then run diagnostics again.',
        other: `${failed} checks failed. Fix them from top to bottom.`,
      }),
    warned: (warned: number) =>
      plural(warned, { one: 'No checks failed; 1 warning.', other: `No checks failed; ${warned} warnings.` }),
    unsure: (unknown: number) =>
      plural(unknown, { one: 'No checks failed; 1 has no result.', other: `No checks failed; ${unknown} have no result.` }),
    checks: t`Checks in the order to fix`,
    results: { pass: t`Passing`, warn: t`Warning`, fail: t`Failing`, unknown: t`No result` },
  },
  considerations: {
    list: t`Automations in evaluation order`,
    results: { chosen: t`Replied`, passed_over: t`Skipped`, no_match: t`Did not match` },
    deleted: t`deleted`,
  },
  liveness: {
    unknown: t`Status unknown`,
    minutes: (count: number) => (count === 0 ? t`Updated just now` : t`Updated ${count} min ago`),
    hours: (count: number) => t`Updated ${count} h ago`,
  },
  events: {
    /** The specification's text for an event without content. */
    noContent: t`No content available`,
    unknownSender: t`Unknown sender`,
    notice: t`Notice`,
    team: {
      mention: t`Mention in a note`,
      assignment: t`Assignment`,
      approval: t({ message: 'Approval', context: 'kind of a notification' }),
      account_moved: t`Account moved`,
    },
    noticePlaces: {
      publishing: t`Open publishing`,
      connection: t`Check the connection`,
      account: t`Reconnect`,
      flows: t`Open flows`,
    },
    statuses: {
      pending: t`Pending`,
      processing: t`Processing`,
      completed: t`Completed`,
      failed: t`Failed`,
      retry: t`Retry`,
    },
    types: {
      messages: t`Message`,
      comments: t`Comment`,
      mentions: t`Mention`,
      live_comments: t`Live comment`,
      message_reactions: t`Reaction`,
      message_postbacks: t`Button click`,
      message_referrals: t`Referral`,
      message_seen: t`Seen`,
      message_echoes: t`Own message`,
      message_edits: t`Edited message`,
      message_deletions: t`Deleted message`,
      flow_execution: t`Flow run`,
      webhook_error: t`Webhook error`,
      goal_missed: t`Missed goal`,
      unknown: t`Other`,
    },
  },
};
