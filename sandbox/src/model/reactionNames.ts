/** Webhooks name these reactions; other emoji are `other`. */
export const reactionNames = [
  { name: 'love', emoji: '\u2764\ufe0f' },
  { name: 'laugh', emoji: '\ud83d\ude06' },
  { name: 'wow', emoji: '\ud83d\ude2e' },
  { name: 'sad', emoji: '\ud83d\ude22' },
  { name: 'angry', emoji: '\ud83d\ude20' },
  { name: 'like', emoji: '\ud83d\udc4d' },
] as const;
