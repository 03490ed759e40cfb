import { textsOf } from '@fanfare/shared/language';
import { frame } from '../frame.ts';

/** Texts of the window in which one tries what would answer. */
export const probe = textsOf('dashboard/probe', {
  title: 'What would answer?',
  intro: 'Write what a follower might write. Nothing is stored and nothing is sent.',
  text: 'Text',
  placeholder: 'price?',
  surface: 'Where',
  surfaces: {
    message: 'In a message',
    comment: 'In a comment',
    live_comment: 'In a comment on a live broadcast',
    story_reply: 'As a reply to a story',
    story_mention: 'As a mention in a story',
    reaction: 'As a reaction to a message',
    postback: 'By pressing a button',
    referral: 'By opening the conversation from a link',
  },
  emoji: 'Emoji',
  payload: 'What the button carries',
  ref: 'What the link carries',
  isFirst: 'It is the first message of this person',
  ask: 'Ask',
  asking: 'Asking…',
  failed: 'What would answer could not be found out',
  nobody: 'Nothing would answer',
  nobodyText: 'No automation starts on this. Below is what each of them says.',
  none: 'There is no automation yet, so nothing can answer.',
  chosen: (name: string) => `${name} would answer`,
  replies: 'What it would say',
  noReplies: 'It would send nothing before it waits.',
  overlap: (names: string) => `${names} would match as well, but is asked later.`,
  considered: 'Everything that is asked, in its order',
  results: { chosen: 'Answers', passed_over: 'Would match too', no_match: 'Does not match' },
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, probe };
