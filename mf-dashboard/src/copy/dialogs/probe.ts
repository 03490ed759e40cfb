import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const probe = {
  title: t`What would answer?`,
  intro: t`Write what a follower might write. Nothing is stored and nothing is sent.`,
  text: t`Text`,
  placeholder: t`price?`,
  surface: t`Where`,
  surfaces: {
    message: t`In a message`,
    comment: t`In a comment`,
    live_comment: t`In a comment on a live broadcast`,
    story_reply: t`As a reply to a story`,
    story_mention: t`As a mention in a story`,
    reaction: t`As a reaction to a message`,
    postback: t`By pressing a button`,
    referral: t`By opening the conversation from a link`,
  },
  emoji: t`Emoji`,
  payload: t`What the button carries`,
  ref: t`What the link carries`,
  isFirst: t`It is the first message of this person`,
  ask: t`Ask`,
  asking: t`Asking…`,
  failed: t`What would answer could not be found out`,
  nobody: t`Nothing would answer`,
  nobodyText: t`No automation starts on this. Below is what each of them says.`,
  none: t`There is no automation yet, so nothing can answer.`,
  chosen: (name: string) => t`${name} would answer`,
  replies: t`What it would say`,
  noReplies: t`It would send nothing before it waits.`,
  overlap: (names: string) => t`${names} would match as well, but is asked later.`,
  considered: t`Everything that is asked, in its order`,
  results: { chosen: t`Answers`, passed_over: t`Would match too`, no_match: t`Does not match` },
};

export const copy = { ...frame, probe };
