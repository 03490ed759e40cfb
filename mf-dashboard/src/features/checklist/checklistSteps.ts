import type { BotFlow, EventCounts, WebhookEvent } from '@fanfare/shared/contracts';

interface Facts {
  isConnected: boolean;
  /** The latest, those of tests included; the counts know real people only. */
  events: readonly Pick<WebhookEvent, 'eventType'>[];
  counts: EventCounts | undefined;
  flows: readonly Pick<BotFlow, 'publishedVersion'>[];
  hasRun: boolean;
}

/** Of our own making, and not by Instagram. */
const notReceived: ReadonlySet<string> = new Set(['flow_execution', 'webhook_error']);

/** The steps in order, and which of them the account's own data show to be done. */
export function checklistSteps({ isConnected, events, counts, flows, hasRun }: Facts) {
  const hasReceived = (counts?.total ?? 0) > 0 || events.some(({ eventType }) => !notReceived.has(eventType));
  return [
    { id: 'connect', isDone: isConnected },
    { id: 'receive', isDone: hasReceived },
    { id: 'create', isDone: flows.length > 0 },
    { id: 'publish', isDone: flows.some(({ publishedVersion }) => publishedVersion !== null) },
    { id: 'test', isDone: hasRun },
  ] as const;
}
