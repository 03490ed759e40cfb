export interface Conversation {
  asked: readonly string[];
  answers: readonly string[];
}

export interface Tally {
  messages: number;
  lost: number;
  twice: number;
  outOfOrder: number;
}

export function tallyConversations(conversations: readonly Conversation[]): Tally {
  const tally = { messages: 0, lost: 0, twice: 0, outOfOrder: 0 };
  for (const { asked, answers } of conversations) {
    const distinct = [...new Set(answers)];
    const places = distinct.map((text) => asked.indexOf(text));
    tally.messages += asked.length;
    tally.lost += asked.filter((text) => !distinct.includes(text)).length;
    tally.twice += answers.length - distinct.length;
    tally.outOfOrder += places.filter((place, n) => place < (places[n - 1] ?? 0)).length;
  }
  return tally;
}

/** The longest time that a conversation waited for its next answer. */
export function longestGapMs(askedAt: readonly number[], answeredAt: readonly number[]): number {
  return Math.max(0, ...answeredAt.map((at, n) => at - Math.max(askedAt[n] ?? at, answeredAt[n - 1] ?? 0)));
}
