import { bucketOf, type Evidence, quantileOf } from '@fanfare/releases';
import { type Boot, type BootFailure, type BootPhase, bootFailures, bootPhases } from '@fanfare/shared/contracts';

export interface FailureCount {
  phase: BootPhase;
  kind: BootFailure;
  count: number;
}

export interface Health extends Evidence {
  settled: number;
  loadP75Ms: number | null;
  failures: FailureCount[];
}

export function measuresOf({ step, ms, phase, kind }: Boot): string[] {
  if (step === 'failed') return phase && kind ? ['failed', `failed:${phase}:${kind}`] : ['failed'];
  const isTimed = ms !== undefined && (step === 'loaded' || step === 'drawn');
  return isTimed ? [step, `${step}-ms:${bucketOf(ms)}`] : [step];
}

export function healthOf(counts: readonly { measure: string; count: number }[]): Health {
  const by = new Map(counts.map(({ measure, count }) => [measure, count]));
  const steps = (name: string) => by.get(name) ?? 0;
  const failures = bootPhases.flatMap((phase) =>
    bootFailures.flatMap((kind) => {
      const count = by.get(`failed:${phase}:${kind}`);
      return count === undefined ? [] : [{ phase, kind, count }];
    }),
  );
  return {
    loaded: steps('loaded'),
    failed: steps('failed'),
    drawn: steps('drawn'),
    settled: steps('settled'),
    crashed: steps('crashed'),
    p75Ms: quantileOf(0.75, sketchIn(by, 'drawn-ms:')),
    loadP75Ms: quantileOf(0.75, sketchIn(by, 'loaded-ms:')),
    failures: failures.sort((a, b) => b.count - a.count),
  };
}

function sketchIn(counts: ReadonlyMap<string, number>, prefix: string): Map<number, number> {
  const ofSketch = [...counts].filter(([measure]) => measure.startsWith(prefix));
  return new Map(ofSketch.map(([measure, count]) => [Number(measure.slice(prefix.length)), count]));
}
