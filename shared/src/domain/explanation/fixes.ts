import { type EventDecision, routes } from '../../contracts/index.ts';
import { explanationCopy } from './copy.ts';

const text = explanationCopy.fixes;

export interface Fix {
  label: string;
  to: string;
}

type Line = EventDecision['considered'][number];

const labels: Readonly<Record<Line['reason'], string | null>> = {
  matched: null,
  earlier_match: text.order,
  waiting_run: text.conversation,
  disabled: text.turnOn,
  nothing_to_run: text.publish,
  other_account: text.accounts,
  not_first_message: text.trigger,
  keyword_miss: text.keyword,
  condition_failed: text.conditions,
  time_based: text.trigger,
  other_occasion: text.trigger,
  post_not_chosen: text.posts,
  comment_is_reply: text.trigger,
  answered_before: null,
  value_differs: text.trigger,
};

const ofTheList: ReadonlySet<Line['reason']> = new Set(['earlier_match', 'disabled', 'other_account']);

export const automationUrl = (id: string): string => `${routes.automation}?automation=${encodeURIComponent(id)}`;

export function builderUrl(flow: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(flow)}`;
}

export function threadUrl(threadId: string): string {
  return `${routes.dashboard}?${new URLSearchParams({ tab: 'instagram', part: 'inbox', thread: threadId })}`;
}

export function fixOf(line: Line, threadId: string | null | undefined): Fix | null {
  const label = labels[line.reason];
  if (label === null || !line.exists) return null;
  if (line.reason === 'waiting_run') return threadId ? { label, to: threadUrl(threadId) } : null;
  const isInBuilder = Boolean(line.builderFlow) && !ofTheList.has(line.reason);
  return { label, to: isInBuilder && line.builderFlow ? builderUrl(line.builderFlow) : automationUrl(line.automationId) };
}

/** What to do first about an event without an answer; null if nothing is wrong. */
export function firstFix(decision: EventDecision): Fix | null {
  const { outcome, considered, threadId, run, builderFlow } = decision;
  const conversation = threadId ? { label: text.conversation, to: threadUrl(threadId) } : null;
  const connection = { label: text.connection, to: `${routes.dashboard}?doctor=open` };
  switch (outcome) {
    case 'no_account_flow':
    case 'no_trigger': {
      const off = considered.find(({ reason, exists }) => exists && (reason === 'disabled' || reason === 'nothing_to_run'));
      const waiting = considered.find((line) => line.exists && waitsForPost(line));
      const first = waiting ?? off;
      return (first && fixOf(first, threadId)) ?? { label: text.create, to: routes.flowBuilder };
    }
    case 'keyword_miss': {
      const missed = considered.find(({ reason, exists }) => exists && reason === 'keyword_miss');
      return (missed && fixOf(missed, threadId)) ?? { label: text.automations, to: routes.automation };
    }
    case 'flow_failed': {
      const isDead = run?.messages.some(({ calls }) => calls.at(-1)?.result === 'token_dead') ?? false;
      if (isDead) return { label: text.reconnect, to: routes.connectInstagram };
      const isStep = run?.status === 'failed' && run.messages.every(({ state }) => state !== 'failed');
      return isStep && builderFlow ? { label: text.flow, to: builderUrl(builderFlow) } : conversation;
    }
    case 'window_closed':
    case 'too_old':
    case 'loop_guard':
    case 'human_has_thread':
    case 'opted_out':
      return conversation;
    case 'found_late':
    case 'unreadable':
      return connection;
    default:
      return null;
  }
}

function waitsForPost({ message }: Line): boolean {
  return message !== undefined && message !== null && 'code' in message && message.code === 'triggers.waits-for-next-post';
}
