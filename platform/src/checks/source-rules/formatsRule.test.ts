import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import { formatsByItself, formatsElsewhere, formatsRule } from './formatsRule.ts';

const refuses = (file: string, text: string) => formatsRule.problem({ path: file, text }) !== null;

describe('dates, times and numbers have one format', () => {
  for (const line of [
    'new Date(at).toLocaleString(locale());',
    'at.toLocaleTimeString();',
    "day.toLocaleDateString('en')",
    'count?.toLocaleString()',
    'const clock = new Intl.DateTimeFormat(locale());',
    'new Intl.NumberFormat().format(3)',
    'new Intl.RelativeTimeFormat(locale())',
    'new Intl.ListFormat(locale())',
  ]) {
    for (const file of [
      'shell/src/App.tsx',
      'mf-auth/src/features/connect-instagram/Connected.tsx',
      'shared/src/ui/lazyCopy.ts',
    ]) {
      test(`${line} is refused in ${file}`, () => expect(refuses(file, `${line}\n`)).toBe(true));
    }
    test(`${line} is allowed in shared/src/ui/formats`, () => {
      expect(refuses('shared/src/ui/formats/dates.ts', line)).toBe(false);
      expect(refuses('server/src/app.ts', line)).toBe(false);
      expect(refuses('shell/src/App.test.tsx', line)).toBe(false);
    });
  }

  for (const line of [
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'text.toLocaleLowerCase()',
    'new Intl.Segmenter()',
    "new Intl.DisplayNames(['en'], { type: 'language' })",
  ]) {
    test(`${line} is allowed`, () => expect(refuses('shell/src/App.tsx', line)).toBe(false));
  }

  for (const [file, reason] of Object.entries(formatsElsewhere)) {
    test(`${file} still needs its exception: it ${reason}`, () => {
      const absolute = path.join(workspaceDir, file);
      expect(existsSync(absolute)).toBe(true);
      expect(formatsByItself({ path: file, text: readFileSync(absolute, 'utf8') })).toBe(true);
    });
  }
});
