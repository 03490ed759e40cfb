import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const probe = {
  title: t`Test a message`,
  intro: t`Enter a message a follower might send. The test does not store or send messages.`,
  text: t`Text`,
  placeholder: t`price?`,
  account: t`Account`,
  surface: t`Source`,
  surfaces: {
    message: t`Message`,
    comment: t`Comment`,
    live_comment: t`Comment on a live broadcast`,
    story_reply: t`Story reply`,
    story_mention: t`Story mention`,
    reaction: t`Reaction to a message`,
    postback: t`Button click`,
    referral: t`Conversation link`,
  },
  emoji: t`Emoji`,
  payload: t`Button payload`,
  ref: t`Link parameter`,
  isFirst: t`First message from this contact`,
  ask: t`Run test`,
  asking: t`Testing…`,
  failed: t`Could not run the test`,
  noMatch: t`No match`,
  nobodyText: t`No automation matches. See the reason for each automation below.`,
  none: t`No automations yet. Create one to reply automatically.`,
  chosen: (name: string) => t`${name} would reply`,
  replies: t`Reply preview`,
  noReplies: t`No message is sent before the first wait.`,
  overlap: (names: string) => t`${names} would also match, but with a lower priority.`,
  considered: t`All automations in evaluation order`,
  results: { chosen: t`Replies`, passed_over: t`Also matches`, no_match: t`Does not match` },
};

export const copy = { ...frame, probe };
