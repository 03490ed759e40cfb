export interface SampleEvent {
  id: string;
  at: string;
  type: 'Message' | 'Comment' | 'Story reply';
  from: string;
  text: string;
  status: 'Done' | 'Failed' | 'Waiting';
  attempts: number;
}

const people = ['Ana Costa', 'Jonas Weber', 'Mei Tanaka', 'Ibrahim Diallo', 'Zoë van der Meer'];
const texts = [
  'What is the price?',
  'Do you ship to Portugal?',
  'LINK',
  'Is the blue one back in stock? I have been waiting since last summer and my sister wants one too.',
];
const types = ['Message', 'Comment', 'Story reply'] as const;
const states = ['Done', 'Done', 'Failed', 'Waiting'] as const;

/** Returns deterministic events, newest first and seven minutes apart. */
export function sampleEvents(count: number, newest = Date.now()): SampleEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `event-${count - index}`,
    at: new Date(newest - index * 7 * 60_000 - 20_000).toISOString(),
    type: types[index % types.length] ?? 'Message',
    from: people[index % people.length] ?? '',
    text: texts[index % texts.length] ?? '',
    status: states[index % states.length] ?? 'Done',
    attempts: (index % 4) + 1,
  }));
}
