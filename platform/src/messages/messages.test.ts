// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted sources contain templates.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { checkCatalogues } from './checkCatalogues.ts';
import { compileCatalogue, compileForJest, compileInPlace } from './compileCatalogue.ts';
import { extractMessages } from './extractMessages.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { packageOf } from './readCatalogue.ts';

const source = `import { plural, t } from '@lingui/core/macro';
export const copy = {
  close: t\`Close\`,
  closeDoor: t({ message: 'Close', context: 'door' }),
  quoted: t\`Say "\${word}" or 'nothing'\`,
  counted: (count: number) => plural(count, { one: '1 room', other: \`\${count} rooms\` }),
};
`;
const translations = {
  'msgid "Close"\nmsgstr ""': 'msgid "Close"\nmsgstr "Schließen"',
  'msgctxt "door"\nmsgid "Close"\nmsgstr "Schließen"': 'msgctxt "door"\nmsgid "Close"\nmsgstr "Zumachen"',
  'nothing\'"\nmsgstr ""': 'nothing\'"\nmsgstr "Sag „{word}“"',
  '{{count} rooms}}"\nmsgstr ""': '{{count} rooms}}"\nmsgstr "{count} Zimmer"',
};

let root: string;
let dir: string;
const inPackage = (file: string) => path.join(dir, 'src', file);
const edit = (file: string, from: string, to: string) => {
  const before = readFileSync(inPackage(file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(inPackage(file), before.replaceAll(from, to));
};

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'fanfare-messages-'));
  dir = path.join(root, 'mf-rooms');
  mkdirSync(inPackage('locales'), { recursive: true });
  writeFileSync(inPackage('copy.ts'), source);
  writeFileSync(inPackage('locales/en.po'), '');
  writeFileSync(inPackage('locales/de.po'), '');
  await extractMessages(dir);
  for (const [from, to] of Object.entries(translations)) edit('locales/de.po', from, to);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a package whose messages are all translated has no problems', async () => {
  expect(await checkCatalogues(root)).toEqual({ problems: [], messages: 4 });
});

describe('problems name the catalogue and the message', () => {
  const violations = [
    {
      file: 'copy.ts',
      from: 't`Close`',
      to: 't`Close it`',
      problem: 'messages-extracted: mf-rooms/src/locales/en.po: “Close it”',
    },
    { file: 'copy.ts', from: '  close: t`Close`,\n', to: '', problem: 'messages-used: mf-rooms/src/locales/de.po: “Close”' },
    {
      file: 'locales/de.po',
      from: '"Zumachen"',
      to: '""',
      problem: 'messages-translated: mf-rooms/src/locales/de.po: “Close”',
    },
    {
      file: 'locales/de.po',
      from: '"{count} Zimmer"',
      to: '"Zimmer"',
      problem: 'same-placeholders: mf-rooms/src/locales/de.po: “{count, plural',
    },
  ];
  for (const { file, from, to, problem } of violations)
    test(problem, async () => {
      edit(file, from, to);
      expect((await checkCatalogues(root)).problems).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
    });
});

test('extraction adds new messages, removes unused ones and preserves translations', async () => {
  edit('copy.ts', 't`Close`', 't`Open`');
  await extractMessages(dir);
  const german = readFileSync(inPackage('locales/de.po'), 'utf8');
  expect(german).toContain('msgid "Open"\nmsgstr ""');
  expect(german).toContain('"Zumachen"');
  expect(german).not.toContain('"Schließen"');
});

test('builds have the English messages compiled in place, under the numbers of the catalogue', () => {
  const { code } = transformSync(source, {
    filename: inPackage('copy.ts'),
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', experimental: { plugins: [messagesPlugin()] } },
  });
  const compiled = compileInPlace(code, dir).replaceAll(/\s+/g, ' ');
  expect(compiled).toContain('import { i18n as $_i18n } from "#i18n";');
  expect(compiled).toContain('id: 0, message: ["Close"] }');
  expect(compiled).toContain('id: 1, message: ["Close"] }');
  expect(compiled).toContain(`id: 2, message: ["Say \\"",["word"],"\\" or 'nothing'"], values:`);
  expect(compiled).toContain('id: 3, message: [["count","plural",{"one":["1 room"],"other":[["count"]," rooms"]}]], values:');
});

test('a message that is not extracted yet stays in English', () => {
  expect(compileInPlace('t._(/*i18n*/ { id: "abc123", message: "New" })', dir)).toBe(
    't._(/*i18n*/ { id: "abc123", message: ["New"] })',
  );
});

test('a catalogue is a module that loads its messages', () => {
  const german = inPackage('locales/de.po');
  expect(packageOf(german)).toBe(dir);
  expect(compileCatalogue(german, dir)).toBe(
    'import { i18n } from \'#i18n\';\ni18n.load("de", {0:["Schließen"],1:["Zumachen"],2:["Sag „",["word"],"“"],3:[["count"]," Zimmer"]});\n',
  );
  expect(compileForJest(german, readFileSync(german, 'utf8'))).toMatch(
    /^require\('#i18n'\)\.i18n\.load\("de", \{"[\w-]{6}":\["Schließen"\],/,
  );
});
