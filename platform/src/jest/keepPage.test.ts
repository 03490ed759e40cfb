import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { writeJestGroups } from '../test-run/writeGroups.ts';

const rootDir = mkdtempSync(path.join(tmpdir(), 'fanfare-page-'));
after(() => rmSync(rootDir, { recursive: true }));

const untidy = `
test('changes the page', () => {
  jest.useFakeTimers();
  Object.assign(window, { Notification: class {}, innerWidth: 1 });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => 240, configurable: true });
  jest.spyOn(document, 'hasFocus').mockReturnValue('spied');
  URL.createObjectURL = () => 'blob:1';
  document.body.innerHTML = '<p>left</p>';
  document.body.className = 'left';
  document.head.append(document.createElement('meta'));
  document.head.append(document.createElement('style'));
  document.title = 'left';
  history.pushState({ left: 1 }, '', '/left?a=1#b');
});
`;
const observer = `
test('finds the page as it was', () => {
  expect('Notification' in window).toBe(false);
  expect([window.innerWidth, navigator.onLine, document.body.offsetWidth]).toEqual([1024, true, 0]);
  expect(document.hasFocus()).not.toBe('spied');
  expect(URL.createObjectURL).toBeUndefined();
  expect(setTimeout.clock).toBeUndefined();
  expect(document.body.outerHTML).toBe('<body></body>');
  expect(document.head.innerHTML).toBe('<style></style>');
  expect([document.title, history.state, location.href]).toEqual(['', null, 'http://localhost/']);
});
`;

test('a file of a group finds the page as it was before the files before it', () => {
  const paths = [untidy, observer].map((source, place) => {
    const file = path.join(rootDir, `${place}.test.js`);
    writeFileSync(file, source.padEnd(2_000 - place));
    return file;
  });
  const [group = ''] = writeJestGroups(paths, path.join(rootDir, 'groups'));
  const config = { rootDir, testEnvironment: path.join(import.meta.dirname, 'environment.cjs'), transform: {} };
  const { stderr, status } = spawnSync(
    process.execPath,
    [createRequire(import.meta.url).resolve('jest/bin/jest'), '--config', JSON.stringify(config), '--testMatch', group],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('2 passed, 2 total');
  expect(status).toBe(0);
});
