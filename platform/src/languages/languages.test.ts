// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted sources hold templates.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { expect } from 'expect';
import { checkLanguages } from './checkLanguages.ts';
import { languageRules } from './languageProblems.ts';

/** A small workspace in which everything holds. */
const inOrder = {
  'shared/src/contracts/errors.ts': "export const errors = { not_found: { status: 404, text: 'Not found.' } } as const;\n",
  'shared/src/contracts/vocabulary/reasonTexts.ts': "export const outcomeTexts = { flow_ran: 'A flow ran' };\n",
  'shared/src/contracts/messages/english/doors.ts':
    "export const doors = {\n  'doors.opens': 'The door opens in {minutes} min.',\n  'doors.picture': 'Picture',\n} as const;\n",
  'shared/src/translations/de/index.ts':
    "import { speak, speakSentences } from '../../language/index.ts';\nspeak({ 'shared/ui': ui });\nspeakSentences(sentences);\n",
  'shared/src/translations/de/sentences/all.ts':
    "export const all: Sentences = {\n  'Not found.': 'Nicht gefunden.',\n  'A flow ran': 'Ein Flow lief',\n  'The door opens in {minutes} min.': 'Die Tür öffnet in {minutes} min.',\n  Picture: `Bild`,\n};\n",
  'shared/src/ui/copy.ts':
    "import { textsOf } from '../language/index.ts';\nexport const ui = textsOf('shared/ui', { close: 'Close' });\n",
  'mf-auth/src/copy.ts':
    "import { textsOf } from '@fanfare/shared/language';\nexport const copy = textsOf('auth/copy', { open: 'Open' });\n",
  'mf-auth/src/screens/X.tsx':
    "import { textsOf } from '@fanfare/shared/language';\nexport const X = () => <b title={textsOf(`auth/x`, {}).a}>1</b>;\n",
  'mf-auth/src/screens/rooms.ts':
    "import { textsOf } from '@fanfare/shared/language';\nconst rooms = ids.map((id) => textsOf(`auth/rooms/${id}`, {}));\n",
  'mf-auth/src/screens/find.ts': 'const found = textsOf(node);\nfunction textsOf(node) { return node.texts; }\n',
  'mf-auth/src/translations/de/index.ts':
    "import { speak } from '@fanfare/shared/language';\nspeak({ 'auth/copy': copy, 'auth/x': x });\nspeak(Object.fromEntries(rooms.map((id) => [`auth/rooms/${id}`, { a: 1 }])));\n",
  'server/src/modules/doors/doors.ts':
    "import { message } from '@fanfare/shared/contracts';\nconst a = message('doors.opens', { minutes });\nconst b = other ?? message('doors.picture');\n",
  'server/src/modules/doors/doors.test.ts':
    "import { message, textsOf } from 'x';\nmessage('doors.closed'); textsOf('auth/copy', {});\n",
};

const workspaces: string[] = [];
afterEach(() => {
  for (const dir of workspaces.splice(0)) rmSync(dir, { recursive: true });
});

function check(changes: Record<string, string> = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'languages-'));
  workspaces.push(dir);
  for (const [file, text] of Object.entries({ ...inOrder, ...changes })) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return checkLanguages(dir);
}

test('texts and sentences that all have their translations are in order, whatever tests hold', async () => {
  expect(await check()).toEqual({
    problems: [],
    figures: '0 messages, 4 copy files and 4 sentences in 2 languages',
  });
});

const door = 'server/src/modules/doors/doors.ts';
const registry = 'shared/src/contracts/messages/english/doors.ts';
const german = 'shared/src/translations/de/sentences/all.ts';
const violations: { rule: string; file: keyof typeof inOrder; from: string; to: string; told: string }[] = [
  {
    rule: 'written-out',
    file: registry,
    from: "'Picture'",
    to: "'Pict' + ure",
    told: `${registry}: a message is not written out`,
  },
  {
    rule: 'written-out',
    file: registry,
    from: "'Picture'",
    to: '`A ${picture}`',
    told: `${registry}: a message is not written out`,
  },
  {
    rule: 'codes-used',
    file: door,
    from: "message('doors.picture')",
    to: 'null',
    told: `${registry}: no engine or server module creates doors.picture`,
  },
  { rule: 'written-out', file: 'mf-auth/src/copy.ts', from: "'auth/copy'", to: 'ID', told: 'the id that textsOf takes' },
  {
    rule: 'written-out',
    file: 'mf-auth/src/translations/de/index.ts',
    from: "'auth/x': x",
    to: '...more',
    told: 'speak brings something without naming its id',
  },
  {
    rule: 'written-out',
    file: 'mf-auth/src/translations/de/index.ts',
    from: "speak({ 'auth/copy': copy, 'auth/x': x });",
    to: 'speak(all);',
    told: 'what speak brings is not written out',
  },
  {
    rule: 'written-out',
    file: 'mf-auth/src/screens/rooms.ts',
    from: '`auth/rooms/${id}`',
    to: '`auth/rooms${id}`',
    told: 'the id that textsOf takes',
  },
  {
    rule: 'texts-translated',
    file: 'mf-auth/src/translations/de/index.ts',
    from: '`auth/rooms/${id}`',
    to: '`auth/halls/${id}`',
    told: 'mf-auth/src/translations/de/index.ts brings no auth/rooms/*',
  },
  { rule: 'written-out', file: german, from: '`Bild`', to: "'Bi' + ld", told: 'a sentence is not written out' },
  {
    rule: 'ids-once',
    file: 'shared/src/ui/copy.ts',
    from: "'shared/ui', {",
    to: "'shared/ui', textsOf('auth/copy', {}), {",
    told: 'auth/copy is the id of several texts: mf-auth/src/copy.ts, shared/src/ui/copy.ts',
  },
  {
    rule: 'texts-translated',
    file: 'mf-auth/src/translations/de/index.ts',
    from: ", 'auth/x': x",
    to: '',
    told: 'mf-auth/src/screens/X.tsx: mf-auth/src/translations/de/index.ts brings no auth/x',
  },
  {
    rule: 'translations-used',
    file: 'shared/src/translations/de/index.ts',
    from: "'shared/ui': ui",
    to: "'shared/ui': ui, 'auth/copy': copy",
    told: 'shared/src/translations/de/index.ts: no textsOf of this package asks for auth/copy',
  },
  {
    rule: 'sentences-translated',
    file: registry,
    from: "'doors.picture': 'Picture'",
    to: "'doors.picture': 'Picture', 'doors.opens': 'Film'",
    told: `${registry}: shared/src/translations/de/sentences has no “Film”`,
  },
  {
    rule: 'sentences-translated',
    file: 'shared/src/contracts/errors.ts',
    from: '} as const',
    to: ", gone: { status: 410, text: 'Gone.' } } as const",
    told: 'errors.ts: shared/src/translations/de/sentences has no “Gone.”',
  },
  {
    rule: 'sentences-translated',
    file: 'shared/src/contracts/vocabulary/reasonTexts.ts',
    from: "'A flow ran'",
    to: "'A flow ran', flow_failed: 'The flow failed'",
    told: 'reasonTexts.ts: shared/src/translations/de/sentences has no “The flow failed”',
  },
  {
    rule: 'sentences-said',
    file: german,
    from: 'Picture:',
    to: "Film: 'Film',\n  Picture:",
    told: `${german}: nobody says “Film”`,
  },
  {
    rule: 'sentences-once',
    file: german,
    from: 'Picture:',
    to: "Picture: 'Foto',\n  Picture:",
    told: '“de: Picture” is translated more than once',
  },
  {
    rule: 'same-names',
    file: german,
    from: 'öffnet in {minutes} min',
    to: 'öffnet in {minuten} min',
    told: 'the translation of “The door opens in {minutes} min.” has not the same names in braces',
  },
];

describe('each violation is told, with the file', () => {
  for (const { rule, file, from, to, told } of violations) {
    test(`${rule}: ${told}`, async () => {
      const changed = inOrder[file].replace(from, () => to);
      expect(changed).not.toBe(inOrder[file]);
      const { problems } = await check({ [file]: changed });
      const ofRule = problems.filter((problem) => problem.startsWith(`${rule}: `));
      expect(ofRule).toEqual([expect.stringContaining(told)]);
    });
  }

  test('every rule has a violation of its own', () => {
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(languageRules.map(({ name }) => name)));
  });
});
