import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { findStartProblems } from './findStartProblems.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'fanfare-start-'));
after(() => rmSync(dir, { recursive: true, force: true }));

test('nothing set is nothing wrong, and a mailbox may be off', () => {
  expect(findStartProblems(path.join(dir, 'new'), {})).toEqual([]);
  expect(findStartProblems(dir, { PORT: '3000', SANDBOX_PORT: '3001', SANDBOX_SMTP_PORT: 'off' })).toEqual([]);
});

test('a port that is none, or is used twice, is named', () => {
  expect(findStartProblems(dir, { SANDBOX_PORT: 'abc', SANDBOX_SMTP_PORT: '70000' })).toEqual([
    'SANDBOX_PORT must be a number from 0 to 65535, not "abc".',
    'SANDBOX_SMTP_PORT must be a number from 0 to 65535, not "70000".',
  ]);
  expect(findStartProblems(dir, { PORT: '4000', SANDBOX_PORT: '4000' })).toEqual([
    'PORT and SANDBOX_PORT must differ: both are 4000.',
  ]);
});

test('a data directory that cannot be one is named with its setting', () => {
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  expect(findStartProblems(path.join(file, 'data'), {})).toEqual([
    expect.stringMatching(/file\/data is not writable .*FANFARE_DATA_DIR/),
  ]);
});
