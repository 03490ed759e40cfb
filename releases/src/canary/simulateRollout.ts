import { bucketOf } from '../timeSketch.ts';
import { type BuildEvidence, noEvidence } from './CanaryEvidence.ts';
import { STEPS } from './canaryRules.ts';
import { decideCanary } from './decideCanary.ts';

export interface TrueBuild {
  fails: number;
  crashes: number;
  medianMs: number;
}

export interface SimulatedEnd {
  kind: 'rollback' | 'promote' | 'undecided';
  clients: number;
  exposed: number;
}

const SIGMA = 0.5;
const LATE = 0.3;
const LATE_AFTER_CLIENTS = 200;
const COMES_BACK = 0.7;

export function simulateRollout(candidate: TrueBuild, live: TrueBuild, random: () => number, most = 30_000): SimulatedEnd {
  const everyMs = 5_000;
  const observed = { candidate: structuredClone(noEvidence), live: structuredClone(noEvidence) };
  const later = new Map<number, (() => void)[]>();
  let traffic: number = STEPS[0].traffic;
  let stepSince = 0;
  let exposed = 0;
  let nextLook = 1;
  for (let client = 1; client <= most; client += 1) {
    const isCandidate = random() * 100 < traffic;
    if (isCandidate) exposed += 1;
    const [evidence, truth] = isCandidate ? [observed.candidate, candidate] : [observed.live, live];
    const record = (happen: () => void) => {
      if (random() >= LATE) return happen();
      const at = client + Math.floor(random() * LATE_AFTER_CLIENTS);
      later.set(at, [...(later.get(at) ?? []), happen]);
    };
    visit(evidence, truth, random, record);
    for (const happen of later.get(client) ?? []) happen();
    if (client < nextLook) continue;
    nextLook = client + Math.max(1, Math.floor(client / 50));
    const stepMs = (client - stepSince) * everyMs;
    const decision = decideCanary({ traffic, stepMs, isWaitLogged: false, evidence: observed });
    if (decision.kind === 'rollback' || decision.kind === 'promote') return { kind: decision.kind, clients: client, exposed };
    if (decision.kind === 'rollout') [traffic, stepSince] = [decision.traffic, client];
  }
  return { kind: 'undecided', clients: most, exposed };
}

function visit(observed: BuildEvidence, truth: TrueBuild, random: () => number, record: (happen: () => void) => void): void {
  observed.loads.clients += 1;
  if (random() < truth.fails) {
    record(() => {
      observed.loads.bad += 1;
    });
  }
  observed.crashes.clients += 1;
  if (random() < truth.crashes) {
    record(() => {
      observed.crashes.bad += 1;
    });
  }
  if (random() < COMES_BACK) {
    const bucket = bucketOf(truth.medianMs * Math.exp(SIGMA * normal(random)));
    Object.assign(observed.times, { [bucket]: (observed.times[bucket] ?? 0) + 1 });
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
