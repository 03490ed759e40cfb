/** The demo's shop and the people who write to it. Plain data: what happens is in the other files. */
export const shop = { igId: '17841405822304913', username: 'juniper.and.oak' };

export const people = [
  { username: 'mara.lindqvist', name: 'Mara Lindqvist', followerCount: 640 },
  { username: 'theo.in.print', name: 'Theo Marsh', followerCount: 2_310 },
  { username: 'oskar_w', name: 'Oskar Wolff', followerCount: 88 },
  { username: 'nia.adeyemi', name: 'Nia Adeyemi', followerCount: 5_120 },
  { username: 'casa.verde', name: 'Casa Verde', followerCount: 931 },
  { username: 'hannah.bakes', name: 'Hannah 🍞', followerCount: 1_402 },
  { username: 'ravi.k', name: 'Ravi Kapoor', followerCount: 47 },
  { username: 'lotte_v', name: null, followerCount: 213 },
  { username: 'samir.design', name: 'سمير', followerCount: 3_050 },
  { username: 'june.paper', name: 'June Park', followerCount: 774 },
  { username: 'petra.holm', name: 'Petra Holm', followerCount: 129 },
  { username: 'dario.mz', name: 'Dario', followerCount: 502 },
] as const;

/** A conversation that ended before the shop answered by itself: lines of the follower and of the shop in turn. */
export const pastConversations: readonly (readonly string[])[] = [
  [
    'Hi! Is the oak side table still available?',
    'Yes, two are left. Shall I keep one for you?',
    'Please do 🙏',
    'Done. It is yours until Friday.',
  ],
  ['Do you ship to Norway?', 'We do, 6 to 9 days, 24 EUR for parcels up to 20 kg.'],
  ['What is the price of the walnut shelf?', 'The walnut shelf is 189 EUR, brackets included.', 'thank you!'],
  [
    'my order #2381 has not arrived',
    'I am sorry to hear that. It was handed to the carrier on Monday.',
    'ok I will wait until tomorrow',
  ],
  ['Can I pick up in the workshop?', 'Of course, Tuesday to Saturday from 10 to 18.'],
  ['are you open on sunday', 'We are closed on Sundays, sorry!'],
  ['Love the new lamp 😍', 'Thank you, that makes our day!'],
  [
    'How do I oil the cutting board?',
    'A thin coat of linseed oil every two months, and never into the dishwasher.',
    'good to know',
  ],
  ['Could you make the desk 10 cm wider?', 'We can. I will send you a sketch tomorrow.', 'perfect, take your time'],
  ['Is the stool suitable for outdoors?', 'Under a roof yes; rain would turn the oak grey.'],
  ['hello, do you have gift cards?', 'We do, from 20 EUR. Printed or by mail?', 'by mail please', 'On its way.'],
  ['The drawer of my table sticks a little', 'Some candle wax on the runners helps. If not, write again and we will fix it.'],
];

/** Conversations nobody has answered. */
export const pastQuestions = ['Do you give discounts for schools?', 'which varnish is on the toy blocks?', 'price?'] as const;

export const posts = [
  { caption: 'The walnut shelf is back. Six of them, made last week.', comments: ['Beautiful grain!', 'price please', '😍😍'] },
  { caption: 'How a drawer is made: forty minutes in one.', comments: ['so satisfying', 'Which saw is that?'] },
  { caption: 'Saturday: open workshop from 10. Bring something to repair.', comments: ['I will be there', 'is there parking?'] },
] as const;

/** Today: whoever writes gets an answer, and it says which one is expected to. */
export const today = [
  { text: 'Hi, what is the price of the oak stool?', from: 'mara.lindqvist' },
  { text: 'Do you ship to Denmark?', from: 'theo.in.print' },
  { text: 'hello 👋', from: 'ravi.k' },
  { text: 'What is the price of the lamp?', from: 'petra.holm' },
  { text: 'When are you open?', from: 'dario.mz' },
  { text: 'I want to talk to a person about my order', from: 'june.paper' },
] as const;

/** This one has blocked the account, so the answer cannot reach him. */
export const unreachable = { text: 'price of the walnut shelf?', from: 'samir.design' };

const at = (x: number, y: number) => ({ position: { x, y } });

export const priceFlow = {
  name: 'Prices and delivery',
  nodes: [
    { id: 'asks-price', type: 'conditionNode', ...at(0, 120), data: { keyword: 'price' } },
    { id: 'tag-price', type: 'actionNode', ...at(280, 0), data: { action: 'add_tag', actionParams: 'asked-price' } },
    {
      id: 'tell-price',
      type: 'messageNode',
      ...at(560, 0),
      data: { content: 'Stools are 95 EUR, shelves from 149 EUR, lamps 120 EUR. Which piece do you have in mind?' },
    },
    { id: 'asks-shipping', type: 'conditionNode', ...at(280, 240), data: { keyword: 'ship' } },
    {
      id: 'tell-shipping',
      type: 'messageNode',
      ...at(560, 180),
      data: { content: 'We ship within Europe in 6 to 9 days, from 9 EUR.' },
    },
    {
      id: 'say-hello',
      type: 'messageNode',
      ...at(560, 360),
      data: { content: 'Thank you for writing! Ask me about prices or shipping, or wait a moment for one of us.' },
    },
  ],
  edges: [
    { id: 'e1', source: 'asks-price', target: 'tag-price', sourceHandle: 'true' },
    { id: 'e2', source: 'tag-price', target: 'tell-price' },
    { id: 'e3', source: 'asks-price', target: 'asks-shipping', sourceHandle: 'false' },
    { id: 'e4', source: 'asks-shipping', target: 'tell-shipping', sourceHandle: 'true' },
    { id: 'e5', source: 'asks-shipping', target: 'say-hello', sourceHandle: 'false' },
  ],
};

export const automations = [
  {
    name: 'Opening hours',
    description: 'Answers questions about when the workshop is open.',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'open' },
    actions: [
      { type: 'reply', text: 'The workshop is open Tuesday to Saturday, 10 to 18.' },
      { type: 'add_tag', tag: 'wants-to-visit' },
    ],
    priority: -20,
  },
  {
    name: 'Summer sale',
    description: 'Over: kept for next year.',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'sale' },
    actions: [{ type: 'reply', text: 'Everything in oak is 15 % off until Sunday.' }],
    isActive: false,
  },
] as const;

export const cannedReplies = [
  { shortcut: 'thanks', text: 'Thank you, that makes our day!' },
  { shortcut: 'hours', text: 'We are open Tuesday to Saturday, 10 to 18.' },
  { shortcut: 'sketch', text: 'I will send you a sketch by tomorrow evening.' },
] as const;
