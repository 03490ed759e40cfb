import { fork } from 'node:child_process';
import type { SampleStage } from '@fanfare/shared/contracts';

export interface SampleUser {
  id: string;
  username: string;
  token: string;
}

export interface Scene {
  productUrl: string;
  sandboxUrl: string;
  owner: SampleUser;
  members: readonly SampleUser[];
}

interface Options {
  signal: AbortSignal;
  order: (order: Order) => Promise<number | null>;
  progress: (stage: SampleStage, percent: number) => void;
}

interface Order {
  order: 'settle' | 'move' | 'endWaits' | 'addInbound' | 'evaluateGoals' | 'end';
  spans?: { fromMs: number; atMs: number; pace: number }[];
  atMs?: number;
  username?: string;
}

type Message =
  | ({ kind: 'order'; id: number } & Order)
  | { kind: 'progress'; stage: SampleStage; percent: number }
  | { kind: 'failed'; message: string }
  | { kind: 'done' };

const LIMIT_MS = 5 * 60_000;

/** Tokens reach the script over its channel, because other users can read arguments and environments. */
export async function playSample(script: string, scene: Scene, { signal, order, progress }: Options): Promise<void> {
  const { PATH = '' } = process.env;
  const child = fork(script, [], {
    env: { PATH },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    killSignal: 'SIGKILL',
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`The script ended with ${signal ?? `exit code ${code}`}.`)));
      child.on('message', (message: Message) => {
        if (message.kind === 'done') resolve();
        else if (message.kind === 'failed') reject(new Error(message.message));
        else if (message.kind === 'progress') progress(message.stage, message.percent);
        else order(message).then((result) => child.connected && child.send({ id: message.id, result }), reject);
      });
      child.send(scene);
    });
  } finally {
    child.kill('SIGKILL');
  }
}
