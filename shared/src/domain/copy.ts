import { plural, t } from '@lingui/core/macro';

export const copy = {
  figures: { about: (name: string) => t`About ${name}`, value: (name: string, value: string) => `${name}: ${value}` },
  doctor: {
    failed: t`The connection could not be examined.`,
    again: t`Examine again`,
    examined: t`Examined`,
    well: (count: number) => t`All ${count} checks pass`,
    ill: (failed: number) =>
      plural(failed, {
        one: '1 check fails. Repair it, then examine again.',
        other: `${failed} checks fail. Repair them from the top.`,
      }),
    warned: (warned: number) =>
      plural(warned, { one: 'Nothing fails; 1 check has a warning.', other: `Nothing fails; ${warned} checks have a warning.` }),
    unsure: (unknown: number) =>
      plural(unknown, { one: 'Nothing fails; 1 check is not known.', other: `Nothing fails; ${unknown} checks are not known.` }),
    checks: t`Checks, in the order in which to repair`,
    results: { pass: t`Passes`, warn: t`Warning`, fail: t`Fails`, unknown: t`Not known` },
  },
  considerations: {
    list: t`Automations in the order in which they were asked`,
    results: { chosen: t`Answered`, passed_over: t`Passed over`, no_match: t`Did not match` },
    deleted: t`deleted since`,
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
    /** Replaces the type of Fanfare's own notices. */
    notice: t`Notice`,
    noticePlaces: { publishing: t`Open publishing`, connection: t`Check the connection`, account: t`Connect again` },
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
      message_postbacks: t`Button press`,
      message_referrals: t`Referral`,
      message_seen: t`Seen`,
      message_echoes: t`Own message`,
      message_edits: t`Edited message`,
      message_deletions: t`Deleted message`,
      flow_execution: t`Flow execution`,
      webhook_error: t`Webhook error`,
      goal_missed: t`Missed goal`,
      unknown: t`Other`,
    },
  },
};
