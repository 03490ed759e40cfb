import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import { SeedError } from '../createApi.ts';

/** Rows written from `fromMs` until the next span get times from `atMs` on. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** Factor by which the first two seconds are stretched. */
  pace: number;
  isByTheSecond?: boolean;
}

export interface Backfill {
  settle: () => Promise<number>;
  move: (spans: readonly Span[]) => Promise<number | null>;
  endWaits: (atMs: number) => Promise<void>;
  /** Sets the time of the last message, on which the messaging window depends. */
  addInbound: (username: string, atMs: number) => Promise<void>;
  evaluateGoals: (atMs: number) => Promise<void>;
  end: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openBackfill(username: string): Promise<Backfill> {
  const child = spawn(process.execPath, [path.join(workspaceDir, 'server/src/commands/seedHistory.ts'), username], {
    cwd: workspaceDir,
    stdio: 'pipe',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const complaint = text(child.stderr);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function answer(): Promise<number | null> {
    const { value, done } = await answers.next();
    if (done) throw new SeedError(`The history could not be written: ${(await complaint).trim()}`);
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
    async addInbound(contact, atMs) {
      await order('addInbound', { username: contact, atMs });
    },
    async evaluateGoals(atMs) {
      await order('evaluateGoals', { atMs });
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
