import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../webpack/packageFacts.ts';

const read = (file: string) => readFileSync(path.join(workspaceDir, file), 'utf8');

test('every test that the promises of the platform name is there', () => {
  const rows = read('docs/platform-acceptance.md').matchAll(/^\| (\d+) \|[^|]+\| ([^|]+?) \| `([^`]+)` \|$/gm);
  const named = [...rows].map(([, number, name = '', file = '']) => ({ number, isThere: read(file).includes(name) }));
  expect(named).toEqual(Array.from({ length: 10 }, (_, at) => ({ number: String(at + 1), isThere: true })));
});
