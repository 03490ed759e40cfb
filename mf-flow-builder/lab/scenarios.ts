import type { ResponseOf } from '@fanfare/shared/contracts';
import { type Answers, answer, asRoles, failure, held, inTurn, recordedAnswer, type Scenario } from '@fanfare/shared/lab';
import typical from './recordings/typical.json' with { type: 'json' };

const button = (name: string) => ({ role: 'button', name });
const failed = failure(500, 'Server error. Please try again later.', 'internal');

const stored = recordedAnswer(typical, 'GET /api/flow/get/{id}');
const at = `/flow-builder?flow=${encodeURIComponent(stored.data.name)}`;

const many = Array.from({ length: 150 }, (_, n) => ({
  id: `message-${n}`,
  type: 'messageNode' as const,
  position: { x: (n % 15) * 300, y: Math.floor(n / 15) * 180 },
  data: { content: `Answer number ${n + 1}, with a text that is longer than the place for it on the canvas` },
}));
const heavy: typeof stored = {
  ...stored,
  data: {
    ...stored.data,
    nodes: many,
    edges: many.slice(1).map(({ id }, n) => ({ id: `edge-${n}`, source: `message-${n}`, target: id })),
  },
};

const hasNoIncomingEdge: typeof stored = { ...stored, data: { ...stored.data, edges: stored.data.edges.slice(0, 1) } };

const funnel = {
  flowId: stored.data.id,
  name: stored.data.name,
  started: 48,
  answered: 45,
  finished: 41,
  waiting: 3,
  failed: 2,
  paused: 0,
};
const [from, to] = ['2026-11-15T17:00:00.000Z', '2026-11-22T17:00:00.000Z'];
const counted = stored.data.nodes.map(({ id, type }, n) => ({
  nodeId: id,
  nodeType: type,
  label: '',
  text: '',
  isEnd: false,
  entered: Math.round(48 / (n + 1)),
  left: n === 0 ? 48 : Math.round(40 / (n + 1)),
  errors: n === 2 ? 2 : 0,
}));
const numbers: Answers = {
  'GET /api/analytics/flows/{id}': answer({
    success: true,
    data: {
      range: { from, to, timeZone: 'UTC', period: '7d' },
      funnel,
      previous: { from, to, funnel, nodes: [] },
      nodes: counted,
      edges: [],
    },
  }),
  'GET /api/runs/waiting': answer({ success: true, data: [] }),
  'GET /api/flow/get/{id}': answer(stored),
};

const earlierRun: ResponseOf<'GET /api/runs/{id}'>['data'] = {
  id: 'run-1',
  flow: { id: stored.data.id, name: stored.data.name, version: 1 },
  contact: { id: 'contact-1', igsid: '17', username: 'samir.design' },
  ...{ status: 'finished', error: null, startedAt: from, endedAt: from, waitingUntil: null },
  ...{ isSimulated: false, triggerEventId: null, input: 'price?', variables: {}, tags: [], messages: [], steps: [] },
};
const usual: Answers = { 'GET /api/runs/{id}': answer({ success: true, data: earlierRun }) };

const flowWithRequest: typeof stored = {
  ...stored,
  data: {
    ...stored.data,
    nodes: [
      { id: 'start', type: 'startNode', position: { x: 0, y: 0 }, data: { start: { trigger: 'message_received' } } },
      {
        id: 'shop',
        type: 'requestNode',
        position: { x: 0, y: 160 },
        data: {
          label: 'Ask the shop',
          request: {
            method: 'GET',
            url: 'https://shop.example/stock?of={{ input }}',
            headers: [{ name: 'Accept', value: 'application/json' }],
            mapping: [{ path: 'items.0.left', variable: 'left' }],
          },
        },
      },
      { id: 'told', type: 'messageNode', position: { x: 0, y: 420 }, data: { content: '{{ variables.left }} are left.' } },
    ],
    edges: [
      { id: 'begins', source: 'start', target: 'shop' },
      { id: 'answers', source: 'shop', sourceHandle: 'success', target: 'told' },
    ],
  },
};
const trial = {
  route: `${at}&panel=outline`,
  recording: 'typical',
  steps: [
    { click: { role: 'treeitem', name: 'Ask the shop' } },
    { press: 'Enter' },
    { fill: { label: 'Follower’s last message' }, with: 'stools' },
    { click: button('Send test request') },
  ],
} as const;

const triedWith = (data: ResponseOf<'POST /api/flow-requests/test'>['data']): Answers => ({
  'GET /api/flow/get/{id}': answer(flowWithRequest),
  'GET /api/flow-secrets': answer({ success: true, data: [] }),
  'POST /api/flow-requests/test': answer({ success: true, data }),
});

const all: readonly Scenario[] = [
  {
    id: 'empty-canvas',
    title: 'A new flow',
    about: 'The empty canvas offers ways to start.',
    route: '/flow-builder',
    recording: 'typical',
    sees: ['Choose a starting point', 'Keyword replies'],
  },
  {
    id: 'flow',
    title: 'A published flow',
    about: 'Conditions with two outputs, actions and messages.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(stored) },
    sees: ['Stools are 95 EUR'],
  },
  ...asRoles(
    {
      id: 'flow',
      title: 'A published flow in a team',
      about: 'Members without permission see the flow and cannot change it.',
      route: at,
      recording: 'typical',
      answers: { 'GET /api/flow/get/{id}': answer(stored) },
      sees: ['Stools are 95 EUR'],
    },
    { permission: 'flows.edit', offers: { role: 'button', name: 'Save Flow', exact: true } },
  ),
  {
    id: 'loading',
    title: 'Flow is loading',
    about: 'The canvas cannot be edited while the flow is loading.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': held },
    sees: [{ role: 'heading', name: 'Flow' }],
  },
  {
    id: 'missing',
    title: 'Flow does not exist',
    about: 'A link to a deleted flow.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': failure(404, 'Flow not found', 'not_found') },
    sees: ['Flow not found'],
  },
  {
    id: 'failed',
    title: 'Flow fails to load',
    about: 'The server fails, and the page shows an error.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': failed },
    sees: ['Server error. Please try again later.'],
  },
  {
    id: 'heavy',
    title: 'A flow of 150 nodes',
    about: 'The whole flow fits into view; panning and zooming are fast.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(heavy) },
    sees: [{ role: 'heading', name: 'Flow' }],
  },
  {
    id: 'issues',
    title: 'A flow with unconnected nodes',
    about: 'The list of issues names each node that is not connected.',
    route: `${at}&panel=issues`,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(hasNoIncomingEdge) },
    sees: [{ role: 'heading', name: 'Issues' }],
  },
  {
    id: 'test-panel',
    title: 'Test a message in the test panel',
    about: 'The flow replies in a simulation; nothing is sent.',
    route: `${at}&panel=test`,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(stored) },
    steps: [
      { see: 'Dry run: no messages are sent.' },
      { fill: { label: 'Follower message' }, with: 'what is the price?' },
      { press: 'Enter' },
    ],
    sees: [{ role: 'log', name: 'Test conversation' }, 'Adds the tag'],
  },
  {
    id: 'request-tried',
    title: 'Test request succeeds',
    about: 'The response, and the values that the flow would store.',
    ...trial,
    answers: triedWith({
      ...{ status: 200, error: null, durationMs: 184, variables: { left: '12' } },
      json: { items: [{ name: 'Oak stool', left: 12, price: { amount: 95, currency: 'EUR' } }], total: 1 },
    }),
    sees: ['Response 200 in 184 ms', 'Values to save', 'Oak stool'],
  },
  {
    id: 'request-without-answer',
    title: 'Test request fails',
    about: 'The reason why there was no response; the input stays.',
    ...trial,
    answers: triedWith({
      ...{ status: null, error: 'The host is not on the public internet.', durationMs: 12 },
      ...{ json: null, variables: {} },
    }),
    sees: ['No response: The host is not on the public internet.'],
  },
  {
    id: 'outline',
    title: 'Flow outline',
    about: 'The same flow without a canvas, for keyboards and screen readers.',
    route: `${at}&panel=outline`,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(stored) },
    sees: [{ role: 'heading', name: 'Outline' }],
  },
  {
    id: 'numbers',
    title: 'Statistics of a flow',
    about: 'How many contacts reached each node, on the canvas and in the panel.',
    route: `${at}&panel=numbers`,
    recording: 'typical',
    answers: numbers,
    sees: ['Runs started in this period', 'By node'],
  },
  {
    id: 'versions-none',
    title: 'No versions',
    about: 'Nothing is published yet.',
    route: `${at}&panel=versions`,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(stored), 'GET /api/flow/{id}/versions': answer({ success: true, data: [] }) },
    sees: ['No published versions yet'],
  },
  {
    id: 'versions-failed',
    title: 'Versions fail to load',
    about: 'The panel shows an error and a retry button; the canvas works.',
    route: `${at}&panel=versions`,
    recording: 'typical',
    answers: { 'GET /api/flow/get/{id}': answer(stored), 'GET /api/flow/{id}/versions': inTurn(failed) },
    sees: ['Could not load versions', button('Try again')],
  },
  {
    id: 'templates-narrow',
    title: 'A new flow at 360 px',
    about: 'The ways to start fit on a phone.',
    route: '/flow-builder',
    recording: 'typical',
    sees: ['Choose a starting point'],
    widths: [360],
  },
];

export const scenarios: readonly Scenario[] = all.map((scenario) => ({
  ...scenario,
  answers: { ...usual, ...scenario.answers },
}));
