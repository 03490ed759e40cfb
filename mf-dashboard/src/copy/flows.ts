import { plural, t } from '@lingui/core/macro';
import { frame } from './frame.ts';

const quoted = (texts: readonly string[]) => texts.map((text) => t`“${text}”`).join(', ');

export const flows = {
  title: t`Flows`,
  create: t`Create new flow`,
  search: t`Search flows`,
  table: t`Flows and automations`,
  noun: t`flows`,
  failed: t`The flows could not be loaded.`,
  activityFailed: t`When they ran last is not known right now.`,
  emptyTitle: t`No flows yet`,
  emptyText: t`A flow says what is answered, and to what. Draw one, publish it, and it is listed here with everything it did.`,
  columns: {
    name: t`Name`,
    state: t`State`,
    lastRun: t`Last run`,
    week: t({ message: 'Last 7 days', context: 'column of flows' }),
    isOn: t`On`,
  },
  kinds: { flow: t`Bot flow`, automation: t`Automation` },
  states: { active: t`Active`, off: t`Off`, draft: t`Draft`, idle: t`Nothing to run`, unreachable: t`Never asked` },
  takes: {
    everything: (name: string) => t`“${name}” is asked before it and answers every message.`,
    first_messages: (name: string) => t`“${name}” is asked before it and answers every first message.`,
    keywords: (name: string, keywords: readonly string[]) => t`“${name}” is asked before it and answers ${quoted(keywords)}.`,
  },
  changed: t`Unpublished changes`,
  triggers: {
    message_received: t`any message`,
    first_message: t`first message`,
    keyword_detected: t`keyword`,
    time_based: t`clock`,
    comment: t`comment`,
    live_comment: t`live comment`,
    story_reply: t`story reply`,
    story_mention: t`story mention`,
    reaction: t`reaction`,
    postback: t`button`,
    referral: t`link`,
  },
  quoted: (keyword: string) => t`"${keyword}"`,
  never: t`Never`,
  runStates: { running: t`running`, waiting: t`waiting`, finished: t`finished`, failed: t`failed`, paused: t`paused` },
  notSent: t`not sent`,
  runs: (count: number) => plural(count, { one: '1 run', other: `${count} runs` }),
  failures: (count: number) => plural(count, { one: '1 run with problems', other: `${count} runs with problems` }),
  story: t`What happened`,
  open: (name: string) => t`Open ${name} in the builder`,
  switch: (name: string) => t`${name} answers`,
  switched: (name: string, isOn: boolean) => (isOn ? t`${name} is on` : t`${name} is off`),
  switchFailed: (name: string) => t`${name} could not be switched`,
  undo: t`Undo`,
};

export const copy = { ...frame, flows };
