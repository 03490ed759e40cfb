import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from '../commands/starting/startService.ts';

export interface Member {
  name: string;
  role: string;
  pid: number;
  url: string;
}

interface Options {
  start: (name: string, role: string) => Service;
  /** Resolves when members that are no longer listed have no requests. */
  onChange: (members: readonly Member[]) => Promise<void>;
  say: (line: string) => void;
}

const RESTART_MS = 500;
const RESTART_MAX_MS = 10_000;

/** Restarts processes that exit, and replaces all without downtime. */
export function createSupervisor({ start, onChange, say }: Options) {
  const members = new Map<string, Member & { service: Service }>();
  const stopping = new AbortController();
  let rolling: Promise<void> = Promise.resolve();

  const notify = () =>
    onChange([...members.values()].map(({ service: _, ...member }) => member)).catch((error: unknown) =>
      say(`The proxy could not be changed: ${String(error)}`),
    );

  async function launch(name: string, role: string): Promise<Member & { service: Service }> {
    const service = start(name, role);
    const url = await service.ready;
    const member = { name, role, pid: service.process.pid ?? 0, url, service };
    service.process.once('exit', () => {
      if (members.get(name)?.service !== service) return;
      members.delete(name);
      void notify();
      say(`${name} (process ${member.pid}) has ended and is being restarted`);
      void relaunch(name, role);
    });
    return member;
  }

  async function relaunch(name: string, role: string): Promise<void> {
    for (let waitMs = RESTART_MS; !stopping.signal.aborted; waitMs = Math.min(2 * waitMs, RESTART_MAX_MS)) {
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || members.has(name)) return;
      const member = await launch(name, role).catch(() => null);
      if (member === null) continue;
      if (stopping.signal.aborted || members.has(name)) return member.service.stop();
      members.set(name, member);
      await notify();
      say(`${name} is process ${member.pid} now`);
      return;
    }
  }

  async function replace(name: string, role: string): Promise<void> {
    const next = await launch(name, role);
    const old = members.get(name);
    if (stopping.signal.aborted) return next.service.stop();
    if (hasEnded(next.service)) throw new Error(`the new ${name} has ended, so the previous one stays.`);
    const now = members.get(name);
    members.set(name, next);
    await notify();
    await Promise.all([old?.service.stop(), now !== old ? now?.service.stop() : undefined]);
    say(`${name} is process ${next.pid} now${old ? `, in place of ${old.pid}` : ''}`);
  }

  return {
    /** The first process starts alone, because it migrates the database. */
    async enlist(services: readonly { name: string; role: string }[]): Promise<void> {
      const [first, ...others] = services;
      if (!first) return;
      const isStarted = async ({ name, role }: { name: string; role: string }) => {
        members.set(name, await launch(name, role));
        await notify();
      };
      await isStarted(first);
      await Promise.all(others.map(isStarted));
    },
    /** Rejects if a new process does not start. */
    replaceAll(): Promise<void> {
      rolling = rolling
        .catch(() => undefined)
        .then(async () => {
          for (const { name, role } of [...members.values()]) if (!stopping.signal.aborted) await replace(name, role);
        });
      return rolling;
    },
    async stop(): Promise<void> {
      stopping.abort();
      const leaving = [...members.values()];
      members.clear();
      await Promise.all([rolling.catch(() => undefined), ...leaving.map(({ service }) => service.stop())]);
    },
  };
}

function hasEnded({ process: { exitCode, signalCode } }: Service): boolean {
  return exitCode !== null || signalCode !== null;
}
