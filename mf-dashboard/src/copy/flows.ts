import { plural, t } from '@lingui/core/macro';
import { frame } from './frame.ts';

const quoted = (texts: readonly string[]) => texts.map((text) => t`“${text}”`).join(', ');

export const flows = {
  title: t`Flows`,
  create: t`Create new flow`,
  search: t`Search flows`,
  table: t`Flows and automations`,
  noun: t`flows`,
  failed: t`Could not load flows.`,
  activityFailed: t`Could not load the last run times.`,
  emptyTitle: t`No flows yet`,
  emptyText: t`A flow defines which messages get a reply, and what the reply is. Create and publish a flow to see it and its runs here.`,
  needsApproval: t`In this workspace, an admin turns flows on. You can also request approval in the flow builder.`,
  columns: {
    name: t`Name`,
    state: t`Status`,
    lastRun: t`Last run`,
    week: t({ message: 'Last 7 days', context: 'column of flows' }),
    isOn: t`On`,
  },
  kinds: { flow: t`Bot flow`, automation: t`Automation` },
  states: { active: t`Active`, off: t`Off`, draft: t`Draft`, idle: t`No actions`, unreachable: t`Never evaluated` },
  takes: {
    everything: (name: string) => t`“${name}” has a higher priority and replies to every message.`,
    first_messages: (name: string) => t`“${name}” has a higher priority and replies to every first message.`,
    keywords: (name: string, keywords: readonly string[]) =>
      t`“${name}” has a higher priority and replies to ${quoted(keywords)}.`,
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
  perDay: t`Runs per day`,
  answered: (percent: number) => t`${percent}% answered`,
  failures: (count: number) => plural(count, { one: '1 run with problems', other: `${count} runs with problems` }),
  story: t`View details`,
  open: (name: string) => t`Open ${name} in the flow builder`,
  switch: (name: string) => t`${name} active`,
  switched: (name: string, isOn: boolean) => (isOn ? t`${name} turned on` : t`${name} turned off`),
  switchFailed: (name: string) => t`Could not turn ${name} on or off`,
  undo: t`Undo`,
};

export const copy = { ...frame, flows };
