import { textsOf } from '@fanfare/shared/language';
import { frame } from './frame.ts';

/** Texts of the flows tab. */
export const flows = textsOf('dashboard/flows', {
  title: 'Flows',
  create: 'Create new flow',
  search: 'Search flows',
  table: 'Flows and automations',
  noun: 'flows',
  failed: 'The flows could not be loaded.',
  activityFailed: 'When they ran last is not known right now.',
  emptyTitle: 'No flows yet',
  emptyText: 'A flow says what is answered, and to what. Draw one, publish it, and it is listed here with everything it did.',
  columns: { name: 'Name', state: 'State', lastRun: 'Last run', week: 'Last 7 days', isOn: 'On' },
  kinds: { flow: 'Bot flow', automation: 'Automation' },
  states: { active: 'Active', off: 'Off', draft: 'Draft', idle: 'Nothing to run', unasked: 'Never asked' },
  takes: {
    everything: (name: string) => `“${name}” is asked before it and answers every message.`,
    first_messages: (name: string) => `“${name}” is asked before it and answers every first message.`,
    keywords: (name: string, keywords: readonly string[]) =>
      `“${name}” is asked before it and answers ${keywords.map((keyword) => `“${keyword}”`).join(', ')}.`,
  },
  changed: 'Unpublished changes',
  triggers: {
    message_received: 'any message',
    first_message: 'first message',
    keyword_detected: 'keyword',
    time_based: 'clock',
    comment: 'comment',
    live_comment: 'live comment',
    story_reply: 'story reply',
    story_mention: 'story mention',
    reaction: 'reaction',
    postback: 'button',
    referral: 'link',
  },
  quoted: (keyword: string) => `"${keyword}"`,
  never: 'Never',
  runStates: { running: 'running', waiting: 'waiting', finished: 'finished', failed: 'failed', paused: 'paused' },
  notSent: 'not sent',
  runs: (count: number) => (count === 1 ? '1 run' : `${count} runs`),
  failures: (count: number) => (count === 1 ? '1 run with problems' : `${count} runs with problems`),
  story: 'What happened',
  open: (name: string) => `Open ${name} in the builder`,
  switch: (name: string) => `${name} answers`,
  switched: (name: string, isOn: boolean) => `${name} is ${isOn ? 'on' : 'off'}`,
  switchFailed: (name: string) => `${name} could not be switched`,
  undo: 'Undo',
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, flows };
