import type { EventDecision, WebhookEvent } from '../../../contracts/index.ts';

type Considered = EventDecision['considered'][number];
type Run = NonNullable<EventDecision['run']>;

const at = (ms: number) => new Date(Date.parse('2026-03-01T10:00:00.000Z') + ms).toISOString();

const event: WebhookEvent = {
  id: 'e1',
  eventId: 'e1',
  seq: 1,
  eventType: 'messages',
  timestamp: at(-900),
  receivedAt: at(0),
  status: 'new',
  isRead: false,
  isProcessed: true,
  processedStatus: 'completed',
  userInfo: { username: 'ana.lima' },
  senderId: '1234567890123456',
  content: { text: 'What is the price of the oak table?' },
  message: 'What is the price of the oak table?',
  accountId: '17841400000000123',
  payload: { field: 'messages', message: { mid: 'm1', text: 'What is the price of the oak table?' } },
  processingError: null,
  flowResponse: null,
  outcome: 'flow_ran',
  attempts: 1,
};

export function aLine(over: Partial<Considered> = {}): Considered {
  return {
    automationId: over.name ?? 'a1',
    name: 'Hours',
    result: 'no_match',
    reason: 'keyword_miss',
    detail: 'The text does not contain "hours".',
    summary: 'Keyword not found',
    exists: true,
    builderFlow: null,
    ...over,
  };
}

const flow: NonNullable<EventDecision['flow']> = {
  nodes: [
    { id: 'start', type: 'startNode', x: 0, y: 0, name: null, text: 'price, cost', isDisabled: false },
    { id: 'is-table', type: 'conditionNode', x: 320, y: 0, name: null, text: 'table', isDisabled: false },
    {
      id: 'table',
      type: 'messageNode',
      x: 640,
      y: -120,
      name: 'Oak table',
      text: 'The oak table is 480 EUR.',
      isDisabled: false,
    },
    { id: 'list', type: 'messageNode', x: 640, y: 120, name: 'Price list', text: 'All our prices are here.', isDisabled: false },
    { id: 'tag', type: 'tagNode', x: 960, y: -120, name: null, text: 'asked-price', isDisabled: false },
    { id: 'ask', type: 'askNode', x: 1280, y: -120, name: null, text: 'Shall we call you?', isDisabled: false },
    { id: 'human', type: 'handoverNode', x: 960, y: 120, name: null, text: null, isDisabled: false },
  ],
  edges: [
    { source: 'start', target: 'is-table', output: null, title: null },
    { source: 'is-table', target: 'table', output: 'true', title: null },
    { source: 'is-table', target: 'list', output: 'false', title: null },
    { source: 'table', target: 'tag', output: null, title: null },
    { source: 'tag', target: 'ask', output: null, title: null },
    { source: 'list', target: 'human', output: null, title: null },
  ],
};

const step = (stepNo: number, nodeId: string, nodeType: string, result: string, detail: string, ms: number) => ({
  stepNo,
  nodeId,
  nodeType,
  result,
  detail,
  at: at(ms),
});

function aRun(over: Partial<Run> = {}): Run {
  return {
    id: 'r1',
    flow: { id: 'f1', name: 'Prices', version: 3 },
    contact: { id: 'c1', igsid: '1', username: 'ana.lima' },
    status: 'finished',
    error: null,
    startedAt: at(14),
    endedAt: at(31),
    waitingUntil: null,
    isSimulated: false,
    triggerEventId: 'e1',
    input: 'What is the price of the oak table?',
    variables: {},
    tags: ['asked-price'],
    steps: [
      step(1, 'start', 'startNode', 'started', 'The flow starts.', 16),
      step(2, 'is-table', 'conditionNode', 'true', 'The text contains "table".', 18),
      step(3, 'table', 'messageNode', 'sent', 'Sends "The oak table is 480 EUR."', 21),
      step(4, 'tag', 'tagNode', 'tag_added', 'Adds the tag "asked-price".', 24),
    ],
    messages: [
      {
        id: 'm1',
        text: 'The oak table is 480 EUR.',
        state: 'sent',
        messageId: 'mid.1',
        author: 'flow',
        windowAgeSeconds: 1,
        attempts: 1,
        error: null,
        createdAt: at(30),
        sentAs: 'message',
        calls: [{ at: at(120), durationMs: 486, result: 'ok', code: null, subcode: null, traceId: null }],
      },
    ],
    waits: [],
    ...over,
  };
}

export function answered(over: Partial<EventDecision> = {}): EventDecision {
  return {
    eventId: 'e1',
    origin: 'webhook',
    outcome: 'flow_ran',
    summary: 'Flow ran',
    explanation: 'The steps of the run show what it did.',
    considered: [
      aLine({ name: 'Welcome', reason: 'not_first_message', summary: 'Not the first message', detail: 'Ana wrote before.' }),
      aLine({
        name: 'Prices',
        result: 'chosen',
        reason: 'matched',
        summary: 'Replied',
        detail: 'The text contains "price".',
        builderFlow: 'Prices',
      }),
      aLine({
        name: 'Furniture',
        result: 'passed_over',
        reason: 'earlier_match',
        summary: 'An automation with a higher priority replied',
        detail: '"Prices" has a higher priority and replies.',
      }),
    ],
    run: aRun(),
    event,
    flow,
    builderFlow: 'Prices',
    threadId: 't1',
    seenAt: at(4_200),
    isErased: false,
    ...over,
  };
}

export function waiting(): EventDecision {
  const base = answered({ seenAt: null });
  const asked = step(5, 'ask', 'askNode', 'asked', 'Asks "Shall we call you?"', 26);
  const waits = [{ nodeId: 'ask', for: 'reply' as const, until: '2030-03-02T10:00:00.000Z' }];
  return { ...base, run: aRun({ status: 'waiting', endedAt: null, steps: [...aRun().steps, asked], waits }) };
}

export function failedSend(): EventDecision {
  const [message] = aRun().messages;
  const error = 'Instagram did not accept the message because the person has blocked the account. (Instagram error 100/2534015)';
  const call = { at: at(120), durationMs: 92, result: 'certain' as const, code: 100, subcode: 2534015, traceId: 'AbC123' };
  const messages = message ? [{ ...message, state: 'failed' as const, error, calls: [call] }] : [];
  return answered({ outcome: 'flow_failed', seenAt: null, run: aRun({ messages, status: 'failed', error }) });
}

export function unanswered(over: Partial<EventDecision> = {}): EventDecision {
  return answered({
    outcome: 'keyword_miss',
    summary: 'No keyword matched',
    explanation: 'None of your automations listens for what was written. Add a keyword, or reply in the conversation.',
    considered: [
      aLine({
        name: 'Welcome',
        reason: 'not_first_message',
        summary: 'Not the first message',
        detail: 'The contact wrote before.',
        builderFlow: 'Welcome',
      }),
      aLine({ name: 'Hours', builderFlow: 'Hours' }),
      aLine({ name: 'Holiday', reason: 'disabled', summary: 'Turned off', detail: 'This automation is turned off.' }),
      aLine({ name: 'Old', reason: 'disabled', summary: 'Turned off', detail: 'It was off.', exists: false }),
    ],
    run: null,
    flow: null,
    builderFlow: null,
    seenAt: null,
    ...over,
  });
}
