import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listProcesses, listTree } from './listProcesses.ts';

const SAMPLE_MS = 1_000;
const TICK_MS = 10;
const KERNEL_THREADS = 2;
const SMALLEST_NAMED_SHARE = 0.005;

/** Shares of all processors, from 0 to 1. */
export interface OtherUse {
  share: number;
  by: { name: string; share: number }[];
}

interface Reading {
  capacityMs: number;
  busyMs: number;
  stolenMs: number;
  ownMs: number;
  kernelMs: number;
}

/** @returns ends the watch of processes outside the own tree; its result is null outside Linux */
export function watchMachine(): () => OtherUse | null {
  const before = new Map<number, number>();
  const used = new Map<number, { name: string; ms: number }>();
  const start = sample((pid, ms) => before.set(pid, ms));
  const record = () =>
    sample((pid, ms) => {
      used.set(pid, { name: used.get(pid)?.name ?? describeProcess(pid), ms: ms - (before.get(pid) ?? 0) });
    });
  const timer = setInterval(record, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    const end = record();
    if (!start || !end) return null;
    const capacityMs = end.capacityMs - start.capacityMs;
    const shareOf = (ms: number) => Math.max(0, ms) / capacityMs;
    const stolenMs = end.stolenMs - start.stolenMs;
    const ownMs = end.ownMs - start.ownMs + end.kernelMs - start.kernelMs;
    const othersMs = Math.max(0, end.busyMs - start.busyMs - ownMs) + stolenMs;
    const named = [...used.values(), { name: 'the hypervisor (steal)', ms: stolenMs }];
    const seenMs = named.reduce((sum, { ms }) => sum + ms, 0);
    const by = [...named, { name: 'ended or invisible processes', ms: othersMs - seenMs }]
      .map(({ name, ms }) => ({ name, share: shareOf(ms) }))
      .filter(({ share }) => share >= SMALLEST_NAMED_SHARE)
      .sort((a, b) => b.share - a.share);
    return { share: shareOf(Math.max(othersMs, seenMs)), by };
  };
}

function sample(onOther: (pid: number, usedMs: number) => void): Reading | null {
  const machine = readMachine();
  const processes = listProcesses();
  if (!machine) return null;
  const own = listTree(processes, process.pid);
  const kernel = listTree(processes, KERNEL_THREADS);
  let ownMs = 0;
  let kernelMs = 0;
  for (const [pid, { usedMs, endedChildrenMs }] of processes) {
    if (own.has(pid)) ownMs += usedMs + endedChildrenMs;
    else if (kernel.has(pid)) kernelMs += usedMs;
    else onOther(pid, usedMs);
  }
  return { ...machine, ownMs, kernelMs };
}

function readMachine(): Pick<Reading, 'capacityMs' | 'busyMs' | 'stolenMs'> | null {
  try {
    const times = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1, 9);
    const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, steal = 0] = times.map(
      (ticks) => Number(ticks) * TICK_MS,
    );
    const busyMs = user + nice + system + irq + softirq;
    return { capacityMs: busyMs + idle + waiting + steal, busyMs, stolenMs: steal };
  } catch {
    return null;
  }
}

/** Other arguments may be secret. */
function describeProcess(pid: number): string {
  try {
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const script = args.find((arg) => /^[\w./@+-]+\.[cm]?[jt]s$/.test(arg));
    const name = path.basename(program.split(/:? /)[0] ?? '');
    return [name, ...(script === undefined ? [] : [script.split('/').slice(-3).join('/')]), `(${pid})`].join(' ');
  } catch {
    return `process ${pid}`;
  }
}
