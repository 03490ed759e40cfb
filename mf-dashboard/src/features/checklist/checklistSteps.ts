import type { BotFlow, EventCounts, WebhookEvent } from '@fanfare/shared/contracts';

interface Facts {
  isConnected: boolean;
  /** Something from Instagram is among the latest, tests included; the counts know real people only. */
  hasEvent: boolean;
  counts: EventCounts | undefined;
  flows: readonly Pick<BotFlow, 'publishedVersion'>[];
  hasRun: boolean;
}

/** Of our own making, and not by Instagram. */
const notReceived: ReadonlySet<string> = new Set(['flow_execution', 'webhook_error', 'goal_missed']);

export function isReceived({ eventType }: Pick<WebhookEvent, 'eventType'>): boolean {
  return !notReceived.has(eventType);
}

/** The steps in order, and which of them the account's own data show to be done. */
export function checklistSteps({ isConnected, hasEvent, counts, flows, hasRun }: Facts) {
  const hasReceived = hasEvent || (counts?.total ?? 0) > 0;
  return [
    { id: 'connect', isDone: isConnected },
    { id: 'receive', isDone: hasReceived },
    { id: 'create', isDone: flows.length > 0 },
    { id: 'publish', isDone: flows.some(({ publishedVersion }) => publishedVersion !== null) },
    { id: 'test', isDone: hasRun },
  ] as const;
}
