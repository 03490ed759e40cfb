import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Printed by long-running commands when they are ready. */
const READY_TEXT = 'Stop with Ctrl+C';
const WITHIN_MS = 600_000;
const GRACE_MS = 30_000;

export interface Terminal {
  run: (command: string) => Promise<string>;
  start: (command: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Running {
  child: ChildProcess;
  ended: Promise<number | null>;
}

export function openTerminal(cwd: string, env: NodeJS.ProcessEnv): Terminal {
  const open = new Set<Running>();

  function begin(command: string) {
    // Uses a process group for Ctrl+C.
    const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const running = { child, ended };
    open.add(running);
    void ended.then(() => open.delete(running));
    const { promise: stands, resolve } = Promise.withResolvers<'stands'>();
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes(READY_TEXT)) resolve('stands');
      });
    const timer = setTimeout(() => signal(child, 'SIGKILL'), WITHIN_MS);
    const fail = (why: string) => new Error(`${command} ${why}\n${output}`);
    return { ended, stands, fail, text: () => output, stopClock: () => clearTimeout(timer) };
  }

  return {
    async run(command) {
      const { ended, fail, text, stopClock } = begin(command);
      const code = await ended;
      stopClock();
      if (code !== 0) throw fail(`ended with ${code}`);
      return text();
    },
    async start(command) {
      const { ended, stands, fail, stopClock } = begin(command);
      const first = await Promise.race([stands, ended]);
      stopClock();
      if (first !== 'stands') throw fail(`ended with ${first} before it served`);
    },
    async close() {
      for (const running of [...open].reverse()) await interrupt(running);
    },
  };
}

async function interrupt({ child, ended }: Running): Promise<void> {
  signal(child, 'SIGINT');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {}
}
