export const openingHours = {
  name: 'Opening hours',
  description: 'Answers questions about when the workshop is open.',
  trigger: 'keyword_detected',
  triggerSettings: { keyword: 'open' },
  actions: [
    { type: 'reply', text: 'The workshop is open Tuesday to Saturday, 10 to 18.' },
    { type: 'add_tag', tag: 'wants-to-visit' },
  ],
  priority: -20,
};

export const summerSale = {
  name: 'Summer sale',
  description: 'Over: kept for next year.',
  trigger: 'keyword_detected',
  triggerSettings: { keyword: 'sale' },
  actions: [{ type: 'reply', text: 'Everything in oak is 15 % off until Sunday.' }],
  priority: -30,
};

export const pricesByComment = {
  name: 'Prices under posts',
  description: 'Who asks for a price under a post gets it by message.',
  trigger: 'comment',
  triggerSettings: { filter: { keywords: ['price'] } },
  actions: [
    { type: 'reply', text: 'Thanks for asking! Stools are 95 EUR, shelves from 149 EUR, lamps 120 EUR.' },
    { type: 'add_tag', tag: 'asked-price' },
  ],
};

export const cannedReplies = [
  { shortcut: 'thanks', text: 'Thank you, that makes our day!' },
  { shortcut: 'hours', text: 'We are open Tuesday to Saturday, 10 to 18.' },
  { shortcut: 'sketch', text: 'I will send you a sketch by tomorrow evening.' },
] as const;

export const goals = {
  timeZone: 'UTC',
  goals: [
    { metric: 'totalMessages', period: 'week', target: 70 },
    { metric: 'automationShare', period: 'week', target: 50 },
    { metric: 'responseTime', period: 'week', target: 30 * 60_000 },
  ],
};
