import { test } from 'node:test';
import { containsKeyword } from '@fanfare/engine';
import { expect } from 'expect';
import fc from 'fast-check';
import { groupPhrases, type UnmatchedMessage } from './groupPhrases.ts';
import type { KnownKeyword } from './nearestKeyword.ts';
import { typoDistance } from './typoDistance.ts';

const limits = { messagesMin: 2, groupsMax: 20 };
const price: KnownKeyword = { automationId: 'p', name: 'Price', keyword: 'Price' };

function messages(...texts: string[]): UnmatchedMessage[] {
  return texts.map((text, n) => ({ eventId: `e${n}`, contactId: `c${n}`, text, at: new Date(n * 1_000) }));
}
const phrases = async (...texts: string[]) =>
  (await groupPhrases(messages(...texts), [], limits)).map(({ phrase, messages: count }) => [phrase, count]);

test('misspellings and other words near a keyword become one suggestion for its automation', async () => {
  const [group, ...others] = await groupPhrases(
    messages('what is the prise', 'prise please', 'Prise?', '¿precio?', 'el precio', 'shipping to Oslo', 'shipping?'),
    [price],
    limits,
  );
  expect(group).toMatchObject({
    phrase: 'prise',
    variants: [
      { text: 'prise', count: 3 },
      { text: 'precio', count: 2 },
    ],
    messages: 5,
    people: 5,
    nearest: { automationId: 'p', keyword: 'Price', distance: 1 },
    lastSeenAt: new Date(4_000),
  });
  expect(group?.examples.map(({ eventId }) => eventId)).toEqual(['e4', 'e3', 'e2']);
  expect(others).toMatchObject([{ phrase: 'shipping', messages: 2, nearest: null }]);
});

test('rare misspellings are counted with the intended word', async () => {
  expect(await phrases('delivery today', 'delivery?', 'dleivery', 'delivry', 'delivery costs')).toEqual([['delivery', 5]]);
});

test('a phrase stands for its words when it is nearly always written together', async () => {
  expect(await phrases('gift card', 'a gift card', 'Gift  Card!', 'do you have gift cards?')).toEqual([['gift card', 4]]);
  // Here, the single word is in more messages than any phrase.
  expect(await phrases('opening today', 'opening hours', 'opening hours', 'opening time')).toEqual([['opening', 4]]);
});

test('stop words and phrases of a single message are omitted', async () => {
  expect(await phrases('hello', 'hello', 'and you?', 'where are you', 'ok', '12', '12', '❤️', '❤️', 'unique')).toEqual([]);
});

test('case, Unicode form and accents do not matter; languages without spaces are read too', async () => {
  expect(await phrases('PREÇO', 'preco', 'ｐｒｅço', 'preço')).toMatchObject([[expect.anything(), 4]]);
  expect((await phrases('多少钱', '这个多少钱')).map(([, count]) => count)).toContain(2);
});

test('the distance of two words: letters put in, left out, replaced or swapped', () => {
  for (const [a, b, distance] of [
    ['price', 'price', 0],
    ['price', 'prise', 1],
    ['price', 'rpice', 1],
    ['price', 'pric', 1],
    ['price', 'precio', 3],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ] as const) {
    expect([a, b, typoDistance(a, b)]).toEqual([a, b, distance]);
    expect(typoDistance(b, a)).toBe(distance);
  }
  expect(typoDistance('aaaa', 'bbbb', 1)).toBe(2);
});

test('for any messages, each count is the number of messages with a variant, without duplicates', async () => {
  const word = fc.constantFrom('price', 'prise', 'delivery', 'gift card', 'the', 'Öffnung', '多少钱', '❤️', '  ', '\ud800');
  const text = fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 6 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 30 }), async (texts) => {
      const groups = await groupPhrases(messages(...texts), [price], { messagesMin: 2, groupsMax: 5 });
      expect(groups.length).toBeLessThanOrEqual(5);
      for (const group of groups) {
        expect(group.messages).toBeGreaterThanOrEqual(2);
        expect(group.messages).toBeLessThanOrEqual(texts.length);
        // Each suggestion must match at least one message as stored, without lone surrogates.
        const caught = (written: string) => containsKeyword(written.toWellFormed().replaceAll(/\s+/g, ' '), group.phrase);
        expect(texts.some(caught)).toBe(true);
      }
    }),
    { examples: [[['prise Öffnung', 'price \ud800 Öffnung']]] },
  );
});

test('S31: grouping of many messages lets other work run in between', async () => {
  const many = messages(...Array.from({ length: 500 }, (_, n) => `word${n % 97} other${n % 89} third${n % 83} fourth${n % 79}`));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await groupPhrases(many, [price], limits);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
