import { type BotFlow, type EventCounts, ownEventTypes, type WebhookEvent } from '@fanfare/shared/contracts';

interface Facts {
  isConnected: boolean;
  /** True as soon as an event is received, before the counts are refetched. */
  hasEvent: boolean;
  counts: EventCounts | undefined;
  flows: readonly Pick<BotFlow, 'publishedVersion'>[];
  hasRun: boolean;
}

export function isReceived({ eventType }: Pick<WebhookEvent, 'eventType'>): boolean {
  return !ownEventTypes.has(eventType);
}

/** Returns the steps in order. The account's data decide which ones are done. */
export function checklistSteps({ isConnected, hasEvent, counts, flows, hasRun }: Facts) {
  const hasReceived = hasEvent || (counts?.received ?? 0) > 0;
  return [
    { id: 'connect', isDone: isConnected },
    { id: 'receive', isDone: hasReceived },
    { id: 'create', isDone: flows.length > 0 },
    { id: 'publish', isDone: flows.some(({ publishedVersion }) => publishedVersion !== null) },
    { id: 'test', isDone: hasRun },
  ] as const;
}
