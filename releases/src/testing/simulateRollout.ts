import { type BuildEvidence, noEvidence } from '../canary/CanaryEvidence.ts';
import { STEPS } from '../canary/canaryRules.ts';
import { decideCanary } from '../canary/decideCanary.ts';
import { bucketOf } from '../timeSketch.ts';

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
  const told = { candidate: structuredClone(noEvidence), live: structuredClone(noEvidence) };
  const later = new Map<number, (() => void)[]>();
  let traffic: number = STEPS[0].traffic;
  let stepSince = 0;
  let exposed = 0;
  let nextLook = 1;
  for (let client = 1; client <= most; client += 1) {
    const isCandidate = random() * 100 < traffic;
    if (isCandidate) exposed += 1;
    const [evidence, truth] = isCandidate ? [told.candidate, candidate] : [told.live, live];
    const tell = (happen: () => void) => {
      if (random() >= LATE) return happen();
      const at = client + Math.floor(random() * LATE_AFTER_CLIENTS);
      later.set(at, [...(later.get(at) ?? []), happen]);
    };
    visit(evidence, truth, random, tell);
    for (const happen of later.get(client) ?? []) happen();
    if (client < nextLook) continue;
    nextLook = client + Math.max(1, Math.floor(client / 50));
    const stepMs = (client - stepSince) * everyMs;
    const decision = decideCanary({ traffic, stepMs, isWaitLogged: false, evidence: told });
    if (decision.kind === 'rollback' || decision.kind === 'promote') return { kind: decision.kind, clients: client, exposed };
    if (decision.kind === 'rollout') [traffic, stepSince] = [decision.traffic, client];
  }
  return { kind: 'undecided', clients: most, exposed };
}

function visit(told: BuildEvidence, truth: TrueBuild, random: () => number, tell: (happen: () => void) => void): void {
  told.loads.clients += 1;
  if (random() < truth.fails) {
    tell(() => {
      told.loads.bad += 1;
    });
  }
  told.crashes.clients += 1;
  if (random() < truth.crashes) {
    tell(() => {
      told.crashes.bad += 1;
    });
  }
  if (random() < COMES_BACK) {
    const bucket = bucketOf(truth.medianMs * Math.exp(SIGMA * normal(random)));
    Object.assign(told.times, { [bucket]: (told.times[bucket] ?? 0) + 1 });
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
