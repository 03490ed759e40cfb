import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { launchersOf } from './launchersOf.ts';

test('the launchers are the package runners and the shells between them', () => {
  const table = `
      1     0 /sbin/init
     20     1 -bash
     30    20 npm exec pnpm start
     40    30 sh -c 'pnpm' start
     50    40 node --no-warnings /opt/pnpm/bin/pnpm.cjs start
     60    50 sh -c node platform/src/commands/start.ts
     70    60 node platform/src/commands/start.ts`;
  expect(launchersOf(70, table)).toEqual([60, 50, 40, 30]);
});

test('a shell that has started a runner may end without it', () => {
  const table = `
     20     1 sh -c cd /srv && pnpm start
     30    20 pnpm start
     40    30 sh -c node start.ts
     50    40 node start.ts`;
  expect(launchersOf(50, table)).toEqual([40, 30]);
  expect(launchersOf(20, table)).toEqual([]);
});

test('a process that was started directly has no launchers', () => {
  expect(launchersOf(30, '20 1 sh -c node start.ts\n30 20 node start.ts')).toEqual([]);
  expect(launchersOf(30, '20 1 systemd\n30 20 node start.ts')).toEqual([]);
  expect(launchersOf(30, '')).toEqual([]);
});

test('a process ends when the runner that started it is killed', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'fanfare-launcher-'));
  const module = path.join(import.meta.dirname, 'onLauncherExit.ts');
  const service = path.join(directory, 'service.ts');
  await writeFile(
    service,
    `import { onLauncherExit } from ${JSON.stringify(module)};
     const alive = setInterval(() => {}, 1_000);
     await onLauncherExit(() => { process.stdout.write('ended'); clearInterval(alive); });
     process.stdout.write('watches ');`,
  );
  const runner = path.join(directory, 'npx');
  // The second command keeps the shell from becoming what it runs.
  await writeFile(runner, `#!/bin/sh\nsh -c '"${process.execPath}" "${service}"; true'\ntrue\n`);
  await chmod(runner, 0o755);
  const child = spawn(runner, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child.stdout, 'end');
  expect(said).toBe('watches ended');
  await rm(directory, { recursive: true });
});
