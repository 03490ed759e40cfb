import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { watchMachine } from './watchMachine.ts';

const SECONDS = 60;
const busy = `const end = Date.now() + ${SECONDS * 1_000}; while (Date.now() < end);`;

test('names a process outside the own tree that computes, and not its own', { skip: process.platform !== 'linux' }, async (t) => {
  // Its child leaves this tree when the shell ends.
  const start = `"${process.execPath}" -e '${busy}' >/dev/null 2>&1 & echo $!`;
  const pid = Number(execFileSync('sh', ['-c', start], { encoding: 'utf8' }));
  t.after(() => process.kill(pid, 'SIGKILL'));
  const stopWatch = watchMachine();
  t.after(() => void stopWatch());
  const seen = () => stopWatch()?.by.find(({ name }) => name === `node (${pid})`);
  const deadline = Date.now() + SECONDS * 1_000;
  while (!seen() && Date.now() < deadline) await delay(20);
  expect(seen()?.share).toBeGreaterThan(0);
  expect(stopWatch()?.by.filter(({ name }) => name.includes(`(${process.pid})`))).toEqual([]);
});
