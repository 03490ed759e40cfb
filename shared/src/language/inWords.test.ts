import { beforeAll, describe, expect, test } from '@jest/globals';
import { inWords, speakSentences } from './inWords.ts';

test('what is said stays as it is until somebody brings translations', () => {
  expect(inWords('Nothing is open.')).toBe('Nothing is open.');
});

describe('with translations', () => {
  beforeAll(() => {
    speakSentences({
      'Nothing is open.': 'Nichts ist offen.',
      'The door closes in {minutes} min.': 'Die Tür schließt in {minutes} min.',
      'When that fails: {fix}': 'Wenn das nicht hilft: {fix}',
      'It could not be opened.': 'Sie ließ sich nicht öffnen.',
      '{names} has no key.': '{names} hat keinen Schlüssel.',
      'Says "{text}".': 'Sagt „{text}“.',
      'Says "{text}" to "{who}".': 'Sagt zu „{who}“: „{text}“.',
      'No room is called {name} (it was asked for by {who}).': '{who} fragte nach {name}: so heißt kein Raum.',
      '{text} (Error {number})': '{text} (Fehler {number})',
      '{count} door': '{count} Tür',
      'On the way: {what}': 'Unterwegs: {what}',
    });
  });
  const soon = 'The door closes in 5 min.';

  test('sentences are found by their template, with what stands in them, and sentences in sentences', () => {
    expect(inWords('Nothing is open.')).toBe('Nichts ist offen.');
    expect(inWords(soon)).toBe('Die Tür schließt in 5 min.');
    expect(inWords(`When that fails: ${soon}`)).toBe('Wenn das nicht hilft: Die Tür schließt in 5 min.');
    expect(inWords('No room is called A.* (it was asked for by Eva).')).toBe('Eva fragte nach A.*: so heißt kein Raum.');
  });

  test('sentences one after the other are found each by itself', () => {
    expect(inWords(`${soon} It could not be opened. Nothing is open.`)).toBe(
      'Die Tür schließt in 5 min. Sie ließ sich nicht öffnen. Nichts ist offen.',
    );
    expect(inWords('Unsupported get request. Nothing is open.')).toBe('Unsupported get request. Nichts ist offen.');
  });

  test('a remark in brackets ends a sentence', () => {
    expect(inWords('It could not be opened. (Error 5) Nothing is open.')).toBe(
      'Sie ließ sich nicht öffnen. (Fehler 5) Nichts ist offen.',
    );
  });

  test('a sentence that begins with a name does not swallow the one before it', () => {
    expect(inWords('Says "Hi. How are you?". Eva has no key.')).toBe('Sagt „Hi. How are you?“. Eva hat keinen Schlüssel.');
  });

  test('what two sentences quote is not taken for one quotation', () => {
    expect(inWords('Says "Hi". Says "Bye".')).toBe('Sagt „Hi“. Sagt „Bye“.');
  });

  test('of several templates that fit, the one with most words of ours is meant', () => {
    expect(inWords('Says "Hi" to "Eva".')).toBe('Sagt zu „Eva“: „Hi“.');
  });

  test('words of people in quotation marks are nobody else’s', () => {
    expect(inWords('Says "Nothing is open.".')).toBe('Sagt „Nothing is open.“.');
    expect(inWords('Says "".')).toBe('Sagt „“.');
  });

  test('a text in quotation marks is never taken apart, whatever it holds', () => {
    const text = 'When that fails: (x) on "y". On the way: 5, or has no key. '.repeat(15).trim();
    expect(inWords(`Says "${text}".`)).toBe(`Sagt „${text}“.`);
  });

  test('a name of a number stands for numbers alone', () => {
    expect(inWords('1 door')).toBe('1 Tür');
    expect(inWords('No door')).toBe('No door');
  });

  test("Instagram's own words stay as they are", () => {
    expect(inWords('Unsupported get request.')).toBe('Unsupported get request.');
  });

  test('however many sentences there are, each is found', () => {
    expect(inWords('Nothing is open. It could not be opened. '.repeat(100).trim())).toBe(
      'Nichts ist offen. Sie ließ sich nicht öffnen. '.repeat(100).trim(),
    );
  });
});
