import { expect, test } from '@jest/globals';
import { sentence } from '../contracts/index.ts';
import { inWords, speakSentences } from './inWords.ts';

test('what is said stays as it is until somebody brings translations', () => {
  expect(inWords('Nothing is open.')).toBe('Nothing is open.');
});

test('sentences are found by their template, with what stands in them, and sentences in sentences', () => {
  speakSentences({
    'Nothing is open.': 'Nichts ist offen.',
    'The door closes in {minutes} min.': 'Die Tür schließt in {minutes} min.',
    '{finding} It could not be renewed.': '{finding} Sie ließ sich nicht erneuern.',
    'No room is called {name} (it was asked for by {who}).': '{who} fragte nach {name}: so heißt kein Raum.',
  });
  const soon = sentence('The door closes in {minutes} min.', { minutes: 5 });
  expect(inWords('Nothing is open.')).toBe('Nichts ist offen.');
  expect(inWords(soon)).toBe('Die Tür schließt in 5 min.');
  expect(inWords(sentence('{finding} It could not be renewed.', { finding: soon }))).toBe(
    'Die Tür schließt in 5 min. Sie ließ sich nicht erneuern.',
  );
  expect(inWords(sentence('No room is called {name} (it was asked for by {who}).', { name: 'A.*', who: 'Eva' }))).toBe(
    'Eva fragte nach A.*: so heißt kein Raum.',
  );
});

test("Instagram's own words stay as they are", () => {
  expect(inWords('Unsupported get request.')).toBe('Unsupported get request.');
});
