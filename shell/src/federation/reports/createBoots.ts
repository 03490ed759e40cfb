import { BOOT_MS_MAX, type Boot, type BootFailure, type BootPhase } from '@fanfare/shared/contracts';
import type { LoadRecord } from '../load/loadLog.ts';

interface ReportedBuild {
  loadedMs: number;
  steps: Set<Boot['step']>;
}

const BUILD = /^([a-z][a-z0-9-]*)@([\w.-]+)\+(\w+)$/;

/** The render time excludes the wait after a prefetch. */
export function createBoots(isCached: (remote: string, build: string) => boolean): (record: LoadRecord) => Boot | null {
  const reported = new Map<string, ReportedBuild>();
  return ({ build, phase, afterMs, problem, failure }) => {
    const [, remote, version, buildId] = BUILD.exec(build) ?? [];
    const step = stepOf(phase, problem);
    if (!remote || !step) return null;
    const known = reported.get(build) ?? { loadedMs: 0, steps: new Set() };
    reported.set(build, known);
    if (known.steps.has(step)) return null;
    known.steps.add(step);
    if (step === 'loaded') known.loadedMs = afterMs;
    const name = `${version}-${buildId}`;
    return {
      ...{ remote, build: name, step },
      ...(step === 'loaded' && { ms: clampMs(afterMs) }),
      ...(step === 'drawn' && { ms: clampMs(known.loadedMs + afterMs), isCached: isCached(remote, name) }),
      ...(failure && step === 'failed' && failureOf(failure)),
    };
  };
}

const clampMs = (ms: number) => Math.min(ms, BOOT_MS_MAX);

function stepOf(phase: LoadRecord['phase'], problem: string | undefined): Boot['step'] | null {
  if (phase === 'render') return 'crashed';
  if (problem !== undefined) return phase === 'document' ? null : 'failed';
  return phase === 'view' ? 'loaded' : phase === 'drawn' || phase === 'settled' ? phase : null;
}

function failureOf({ phase, kind }: NonNullable<LoadRecord['failure']>): { phase?: BootPhase; kind: BootFailure } {
  return { kind, ...(phase !== 'document' && phase !== 'render' && { phase }) };
}
