const at = (x: number, y: number) => ({ position: { x, y } });

const name = 'Prices and delivery';
const answers = [
  { id: 'asks-price', type: 'conditionNode', ...at(0, 120), data: { keyword: 'price' } },
  { id: 'tag-price', type: 'actionNode', ...at(330, 0), data: { action: 'add_tag', actionParams: 'asked-price' } },
  {
    id: 'tell-price',
    type: 'messageNode',
    ...at(660, -15),
    data: { content: 'Stools are 95 EUR, shelves from 149 EUR, lamps 120 EUR. Which piece do you have in mind?' },
  },
  { id: 'asks-shipping', type: 'conditionNode', ...at(330, 210), data: { keyword: 'ship' } },
  {
    id: 'tell-shipping',
    type: 'messageNode',
    ...at(660, 165),
    data: { content: 'We ship within Europe in 6 to 9 days, from 9 EUR.' },
  },
];
const printStart = (x: number, y: number) => ({
  id: 'say-hello',
  type: 'messageNode',
  ...at(x, y),
  data: { content: 'Thank you for writing! Ask me about prices or shipping, or wait a moment for one of us.' },
});
const joints = [
  { id: 'e1', source: 'asks-price', target: 'tag-price', sourceHandle: 'true' },
  { id: 'e2', source: 'tag-price', target: 'tell-price' },
  { id: 'e3', source: 'asks-price', target: 'asks-shipping', sourceHandle: 'false' },
  { id: 'e4', source: 'asks-shipping', target: 'tell-shipping', sourceHandle: 'true' },
];

export const firstPriceFlow = {
  name,
  nodes: [...answers, printStart(660, 330)],
  edges: [...joints, { id: 'e5', source: 'asks-shipping', target: 'say-hello', sourceHandle: 'false' }],
};

const start = { trigger: 'keyword_detected', keyword: 'price', keywords: ['ship', 'person', 'hello', 'good morning', 'hey'] };

export const priceFlow = {
  name,
  nodes: [
    { id: 'begin', type: 'startNode', ...at(-330, 135), data: { start } },
    ...answers,
    { id: 'asks-person', type: 'conditionNode', ...at(660, 330), data: { keyword: 'person' } },
    { id: 'call-person', type: 'messageNode', ...at(990, 285), data: { content: 'One of us will write to you in a moment.' } },
    { id: 'hand-over', type: 'handoverNode', ...at(1_320, 300), data: {} },
    printStart(990, 450),
  ],
  edges: [
    { id: 'e0', source: 'begin', target: 'asks-price' },
    ...joints,
    { id: 'e5', source: 'asks-shipping', target: 'asks-person', sourceHandle: 'false' },
    { id: 'e6', source: 'asks-person', target: 'call-person', sourceHandle: 'true' },
    { id: 'e7', source: 'call-person', target: 'hand-over' },
    { id: 'e8', source: 'asks-person', target: 'say-hello', sourceHandle: 'false' },
  ],
};

/** If `patience` exceeds 24 hours, the last question is too late for Instagram. */
export const measureFlow = (patience: string) => ({
  name: 'Made to measure',
  nodes: [
    { id: 'begin', type: 'startNode', ...at(0, 105), data: { start: { trigger: 'keyword_detected', keyword: 'custom' } } },
    {
      id: 'piece',
      type: 'choicesNode',
      ...at(330, 0),
      data: {
        content: 'We build to measure. What shall it be?',
        choices: {
          style: 'quick_replies',
          options: [
            { id: 'table', title: 'A table' },
            { id: 'shelf', title: 'A shelf' },
            { id: 'bench', title: 'A bench' },
          ],
          noReplyAfter: patience,
        },
      },
    },
    {
      id: 'width',
      type: 'askNode',
      ...at(660, 15),
      data: {
        content: 'And how wide, in centimetres?',
        ask: {
          answer: 'number',
          variable: 'width',
          retryText: 'Just the number, please: how many centimetres wide?',
          tries: 2,
          noReplyAfter: patience,
        },
      },
    },
    {
      id: 'email',
      type: 'askNode',
      ...at(990, 15),
      data: {
        content: 'To which address may we send the offer?',
        ask: {
          answer: 'email',
          variable: 'email',
          retryText: 'That does not look like an email address. Once more, please?',
          tries: 2,
          noReplyAfter: patience,
        },
      },
    },
    { id: 'tag', type: 'tagNode', ...at(1_320, 60), data: { tag: { operation: 'add', tag: 'made-to-measure' } } },
    {
      id: 'thank',
      type: 'messageNode',
      ...at(1_650, 30),
      data: { content: 'Thank you! {{ variables.width }} cm it is. You have our offer within two days.' },
    },
    {
      id: 'remind',
      type: 'messageNode',
      ...at(1_320, 315),
      data: { content: 'Still dreaming? Write “custom” whenever you like to go on.' },
    },
    { id: 'person', type: 'handoverNode', ...at(1_320, 195), data: {} },
  ],
  edges: [
    { id: 'm1', source: 'begin', target: 'piece' },
    { id: 'm2', source: 'piece', target: 'width', sourceHandle: 'table' },
    { id: 'm3', source: 'piece', target: 'width', sourceHandle: 'shelf' },
    { id: 'm4', source: 'piece', target: 'width', sourceHandle: 'bench' },
    { id: 'm5', source: 'piece', target: 'person', sourceHandle: 'other' },
    { id: 'm6', source: 'piece', target: 'remind', sourceHandle: 'no_reply' },
    { id: 'm7', source: 'width', target: 'email', sourceHandle: 'answered' },
    { id: 'm8', source: 'width', target: 'person', sourceHandle: 'invalid' },
    { id: 'm9', source: 'width', target: 'remind', sourceHandle: 'no_reply' },
    { id: 'm10', source: 'email', target: 'tag', sourceHandle: 'answered' },
    { id: 'm11', source: 'email', target: 'person', sourceHandle: 'invalid' },
    { id: 'm12', source: 'email', target: 'remind', sourceHandle: 'no_reply' },
    { id: 'm13', source: 'tag', target: 'thank' },
  ],
});
