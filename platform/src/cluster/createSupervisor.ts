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
  onChange: (members: readonly Member[]) => void;
  say: (line: string) => void;
  /** A new worker leaves sending to the others for this long (ADR 0018). */
  settleMs?: number;
}

const SETTLE_MS = 21_000;
/** Time for requests already sent to the old process. */
const DRAIN_MS = 500;
const RESTART_MS = 500;
const RESTART_MAX_MS = 10_000;

/** Restarts processes that exit, and replaces all without downtime. */
export function createSupervisor({ start, onChange, say, settleMs = SETTLE_MS }: Options) {
  const members = new Map<string, Member & { service: Service }>();
  const stopping = new AbortController();
  let rolling: Promise<void> = Promise.resolve();

  const notify = () => onChange([...members.values()].map(({ service: _, ...member }) => member));

  async function launch(name: string, role: string): Promise<Member & { service: Service }> {
    const service = start(name, role);
    const url = await service.ready;
    const member = { name, role, pid: service.process.pid ?? 0, url, service };
    service.process.once('exit', () => {
      if (members.get(name)?.service !== service) return;
      members.delete(name);
      notify();
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
      notify();
      say(`${name} is process ${member.pid} now`);
      return;
    }
  }

  async function replace(name: string, role: string): Promise<void> {
    const next = await launch(name, role);
    const old = members.get(name);
    if (role.includes('worker')) await delay(settleMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return next.service.stop();
    if (hasEnded(next.service)) throw new Error(`the new ${name} has ended, so the previous one stays.`);
    const now = members.get(name);
    members.set(name, next);
    notify();
    await delay(DRAIN_MS);
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
        notify();
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
