export const conversations: readonly (readonly string[])[] = [
  [
    'Hi! Is the oak side table still available?',
    'Yes, two are left. Shall I keep one for you?',
    'Please do 🙏',
    'Done. It is yours until Friday.',
  ],
  ['Do you deliver to Norway?', 'We do, 6 to 9 days, 24 EUR for parcels up to 20 kg.'],
  ['How much is the walnut shelf?', 'The walnut shelf is 189 EUR, brackets included.', 'thank you!'],
  [
    'my order #2381 has not arrived',
    'I am sorry to hear that. It was handed to the carrier on Monday.',
    'ok I will wait until tomorrow',
  ],
  ['Can I pick up in the workshop?', 'Of course, Tuesday to Saturday from 10 to 18.'],
  ['are you there on sunday', 'We are closed on Sundays, sorry!'],
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

export const unanswered = [
  'Do you give discounts for schools?',
  'which varnish is on the toy blocks?',
  'do you buy old tools?',
  '👍',
  'Where is the wood from?',
] as const;

export const questions: Readonly<Record<'price' | 'shipping' | 'hello' | 'open' | 'sale', readonly string[]>> = {
  price: [
    'What is the price of the oak stool?',
    'price of the lamp please',
    'hi, price for two shelves?',
    'Could you tell me the price of the bench',
    'price?',
    'Is the price with brackets?',
  ],
  shipping: ['Do you ship to Denmark?', 'how long does shipping take', 'can you ship a table to Vienna?', 'shipping costs?'],
  hello: ['hello 👋', 'Good morning!', 'Hey, I have a question', 'hello, are you the workshop at the mill?'],
  open: ['When are you open?', 'open today?', 'are you open on Saturday'],
  sale: ['is the sale still on?', 'Sale 🎉', 'what is in the sale'],
};

export const thanks = ['thank you!', 'great, thanks', '🙏', 'perfect', 'ok 👍'] as const;

export const handoverRequests: readonly (readonly [string, string, string])[] = [
  ['Can I talk to a person please', 'Hello, this is Ida. How can I help?', 'It is about an engraving, I will call you'],
  [
    'a real person please, my table came with a scratch',
    'I am sorry! Send me a picture and we replace the top.',
    'thank you Ida',
  ],
  ['person?', 'Ida here. What is it about?', 'found it on your page, sorry'],
];

export interface Measure {
  begins: string;
  piece?: string;
  widths?: readonly string[];
  email?: readonly string[];
  reply?: string;
}
export const measures: readonly Measure[] = [
  { begins: 'I would like a custom table', piece: 'A table', widths: ['180'], email: ['alma@example.test'] },
  {
    begins: 'do you do custom shelves?',
    piece: 'A shelf',
    widths: ['about two metres', '200'],
    email: ['a shelf please', 'finn@example.test'],
  },
  { begins: 'custom bench for our hallway', piece: 'A bench', widths: ['140'] },
  { begins: 'Custom desk possible?', piece: 'A table' },
  {
    begins: 'custom',
    piece: 'A shelf',
    widths: ['as wide as the wall', 'I do not know'],
    reply: 'Ida here. Send us a picture of the wall, we measure for you.',
  },
  { begins: 'Is a custom size much more?' },
];
