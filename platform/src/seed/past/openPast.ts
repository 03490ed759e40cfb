import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { workspaceDir } from '../../webpack/packageFacts.ts';
import { SeedError } from '../createApi.ts';

/** What was written from `fromMs` on, until the next span begins, happened from `atMs` on. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** Its first two seconds took so many times as long: on one machine everything answers sooner than over the net. */
  pace: number;
  /** See `Moment`. */
  isByTheSecond?: boolean;
}

/** What the server's command `past` does for one account: see `server/src/domains/operations/history-backfill`. */
export interface Past {
  /** Resolves when nothing is left to be done; answers how many runs wait for the clock. */
  settle: () => Promise<number>;
  /** Moves what was written in the spans; answers when the next run goes on that waits. */
  move: (spans: readonly Span[]) => Promise<number | null>;
  endWaits: (atMs: number) => Promise<void>;
  /** Somebody is answered at this moment: whether that may be is decided by how long ago they had written then. */
  meet: (username: string, atMs: number) => Promise<void>;
  judgeGoals: (atMs: number) => Promise<void>;
  end: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the command beside the running server; it finds the database by the same settings. */
export async function openPast(username: string): Promise<Past> {
  const child = spawn(process.execPath, [path.join(workspaceDir, 'server/src/commands/seedHistory.ts'), username], {
    cwd: workspaceDir,
    stdio: 'pipe',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const complaint = text(child.stderr);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function answer(): Promise<number | null> {
    const { value, done } = await answers.next();
    if (done) throw new SeedError(`The past cannot be written: ${(await complaint).trim()}`);
    const { done: result = null }: { done?: number | null } = JSON.parse(value);
    return result;
  }
  function order(name: string, details: object = {}): Promise<number | null> {
    child.stdin.write(`${JSON.stringify({ order: name, ...details })}\n`);
    return answer();
  }

  await answer();
  return {
    settle: async () => (await order('settle')) ?? 0,
    move: (spans) => order('move', { spans }),
    async endWaits(atMs) {
      await order('endWaits', { atMs });
    },
    async meet(contact, atMs) {
      await order('meet', { username: contact, atMs });
    },
    async judgeGoals(atMs) {
      await order('judgeGoals', { atMs });
    },
    async end() {
      await order('end');
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
