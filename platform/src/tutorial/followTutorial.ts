import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Terminal } from './openTerminal.ts';
import type { Task } from './readTutorial.ts';

interface Following {
  tasks: readonly Task[];
  dir: string;
  terminal: Terminal;
  url: string;
  remote: string;
  say: (text: string) => void;
}

const CHANGES_LIVE = /pnpm release (rollback )?mf-/;
const WITHIN_MS = 30_000;

export async function followTutorial({ tasks, dir, terminal, url, remote, say }: Following): Promise<string[]> {
  const live: string[] = [];
  for (const task of tasks) {
    const begin = performance.now();
    await follow(task, dir, terminal);
    if (task.kind === 'run' && CHANGES_LIVE.test(task.command)) live.push(await nextLive(url, remote, live.at(-1)));
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(`✔ ${task.kind === 'change' ? 'the change' : task.command} (${seconds} s)`);
  }
  return live;
}

async function follow(task: Task, dir: string, terminal: Terminal): Promise<void> {
  switch (task.kind) {
    case 'run':
      await terminal.run(task.command);
      return;
    case 'start':
      await terminal.start(task.command);
      return;
    case 'change':
      execFileSync('git', ['apply', '--unidiff-zero', '-'], { cwd: dir, input: task.diff });
  }
}

async function nextLive(url: string, remote: string, before: string | undefined): Promise<string> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const entry = await liveEntry(url, remote);
    if (entry && entry.extras.buildId !== before) {
      const manifest = await fetch(new URL(entry.url, url));
      if (!manifest.ok) throw new Error(`${entry.url} of the live build returns status ${manifest.status}.`);
      return entry.extras.buildId;
    }
    if (Date.now() > until) throw new Error(`${url} still gives ${before ?? 'nothing'} for ${remote}.`);
    await delay(200);
  }
}

interface LiveEntry {
  url: string;
  deployment: { default: boolean };
  extras: { buildId: string };
}

async function liveEntry(url: string, remote: string): Promise<LiveEntry | undefined> {
  const answer = await fetch(new URL('/release-document.json', url));
  const { microFrontends }: { microFrontends: Record<string, LiveEntry[]> } = JSON.parse(await answer.text());
  return microFrontends[remote]?.find(({ deployment }) => deployment.default);
}
