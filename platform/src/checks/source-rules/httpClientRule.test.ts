import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import { httpClientRule, requestsWithoutClient, sendsWithoutClient } from './httpClientRule.ts';

const refuses = (file: string, text: string) => httpClientRule.problem({ path: file, text }) !== null;

describe('requests to the API go through the HTTP client', () => {
  for (const line of [
    "await fetch('/api/flows');",
    'const send = window.fetch;',
    'globalThis.fetch(url)',
    'const { fetch: send } = window;',
    'const send = fetch;',
    'const request = new XMLHttpRequest();',
    "navigator.sendBeacon('/api/releases/boots', body);",
    `const text = \`\${await (await fetch(url)).text()}\`;`,
  ]) {
    for (const file of ['shell/src/App.tsx', 'mf-auth/src/features/sign-in/send.ts', 'shared/src/api/request.ts']) {
      test(`${line} is refused in ${file}`, () => expect(refuses(file, `${line}\n`)).toBe(true));
    }
  }

  for (const line of [
    'await refetch();',
    "throw new Error('Failed to fetch');",
    '// fetch would not report the progress',
    '/* XMLHttpRequest */',
    'const response = await httpClient.get(path);',
    'const { prefetch } = remote;',
  ]) {
    test(`${line} is allowed`, () => expect(refuses('shell/src/App.tsx', line)).toBe(false));
  }

  test('tests and other packages are left alone', () => {
    for (const file of [
      'shell/src/App.test.tsx',
      'shared/src/testing/fakeServer.ts',
      'server/src/app.ts',
      'e2e/specs/a.spec.ts',
    ]) {
      expect(refuses(file, 'fetch(url)')).toBe(false);
    }
  });

  for (const [file, reason] of Object.entries(requestsWithoutClient)) {
    test(`${file} still needs its exception: it ${reason}`, () => {
      const absolute = path.join(workspaceDir, file);
      expect(existsSync(absolute)).toBe(true);
      expect(sendsWithoutClient({ path: file, text: readFileSync(absolute, 'utf8') })).toBe(true);
      expect(refuses(file, readFileSync(absolute, 'utf8'))).toBe(false);
    });
  }
});
