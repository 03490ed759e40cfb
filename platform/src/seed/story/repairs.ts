/** The second account of the workspace. */
export const repairShop = { username: 'juniper.repairs', name: 'Juniper Repairs' };

export const customers = [
  { username: 'agnes.thonet', name: 'Agnes Thonet', followerCount: 88 },
  { username: 'bruno.fixes', name: 'Bruno', followerCount: 641 },
  { username: 'celia.marsh', name: 'Celia Marsh', followerCount: 152 },
  { username: 'dora.attic', name: null, followerCount: 35 },
] as const;

export const repairFlow = {
  name: 'Repairs',
  nodes: [
    {
      id: 'begin',
      type: 'startNode',
      position: { x: 0, y: 0 },
      data: { start: { trigger: 'keyword_detected', keyword: 'repair' } },
    },
    {
      id: 'tell',
      type: 'messageNode',
      position: { x: 0, y: 180 },
      data: { content: 'Send us a picture of the piece, and we tell you what the repair costs.' },
    },
  ],
  edges: [{ id: 'e1', source: 'begin', target: 'tell' }],
};

/** Questions and the replies of a member; null if the flow replies. */
export const repairTalks = [
  { daysAgo: 27, from: 'agnes.thonet', text: 'Do you repair cane seats?', reply: null },
  { daysAgo: 21, from: 'bruno.fixes', text: 'My table wobbles, can you look at it?', reply: 'Yes, bring it on Thursday.' },
  { daysAgo: 15, from: 'celia.marsh', text: 'How long does a repair take?', reply: null },
  { daysAgo: 8, from: 'dora.attic', text: 'Is my chair finished?', reply: 'It is. You can collect it from 10 to 18.' },
  { daysAgo: 2, from: 'agnes.thonet', text: 'Thank you, the seats are beautiful.', reply: null },
] as const;

export const repairPost = {
  daysAgo: 12,
  caption: 'Before and after: a chair from 1920.',
  comments: ['What a difference!', 'Do you also do tables?'],
} as const;
