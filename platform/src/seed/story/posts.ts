/** `replies` contain the index of their comment. */
export interface StoryPost {
  daysAgo: number;
  caption: string;
  comments: readonly string[];
  answers?: Readonly<Record<number, string>>;
  privately?: Readonly<Record<number, string>>;
  hidden?: readonly number[];
  isOurs?: boolean;
}

export const posts: readonly StoryPost[] = [
  { daysAgo: 108, caption: 'Oak, oiled twice. The side table is done.', comments: ['So warm!', 'Do you sell the legs alone?'] },
  {
    daysAgo: 94,
    caption: 'New lamp, turned from one piece of ash.',
    comments: ['😍', 'how much is it?', 'Which bulb fits?'],
    answers: { 1: '120 EUR, and the bulb is included.', 2: 'E27, up to 60 W.' },
  },
  {
    daysAgo: 80,
    caption: 'Repairing is cheaper than you think. Bring your chairs.',
    comments: ['finally someone says it', 'make money fast >> link in bio'],
    hidden: [1],
  },
  {
    daysAgo: 66,
    caption: 'A bench for the school in our street.',
    comments: ['Lovely', 'price for one like it?', 'My kids sit on it every day!'],
    privately: { 2: 'That makes us happy! Here is a picture from the workshop for you.' },
    isOurs: true,
  },
  {
    daysAgo: 52,
    caption: 'Summer sale: everything in oak 15 % off until Sunday.',
    comments: ['price of the stool now?', 'yes!', 'price of the big shelf'],
    isOurs: true,
  },
  {
    daysAgo: 38,
    caption: 'Made to measure: write “custom” and tell us what you dream of.',
    comments: ['custom everything please', 'what wood do you use?'],
    answers: { 1: 'Oak, ash and walnut from within 80 km.' },
    isOurs: true,
  },
  {
    daysAgo: 24,
    caption: 'The walnut shelf is back. Six of them, made last week.',
    comments: ['Beautiful grain!', 'price please', '😍😍'],
    isOurs: true,
  },
  { daysAgo: 11, caption: 'How a drawer is made: forty minutes in one.', comments: ['so satisfying', 'Which saw is that?'] },
  {
    daysAgo: 4,
    caption: 'Saturday: open workshop from 10. Bring something to repair.',
    comments: ['I will be there', 'is there parking?'],
    isOurs: true,
  },
];
