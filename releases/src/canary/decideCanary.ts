import { quantileOf } from '../timeSketch.ts';
import type { CanaryEvidence, Share } from './CanaryEvidence.ts';
import {
  BAD_CLIENTS_MIN,
  FALSE_ROLLBACK_RISK,
  FINE_SHARE,
  FULL_ROLLOUT,
  SLOWER_BUCKETS,
  STEP_LONG_MS,
  STEP_MIN_MS,
  STEPS,
  WORSE_SHARE,
} from './canaryRules.ts';
import { againstNotWorse, againstWorse } from './shareEvidence.ts';
import { againstNotSlower, againstSlower } from './timeEvidence.ts';

interface Situation {
  traffic: number;
  stepMs: number;
  isWaitLogged: boolean;
  evidence: CanaryEvidence;
}

export type CanaryDecision =
  | { kind: 'rollback'; because: string }
  | { kind: 'rollout'; traffic: number; because: string }
  | { kind: 'promote'; because: string }
  | { kind: 'wait'; because: string }
  | { kind: 'stay'; because: string };

interface Measure {
  name: string;
  worse: number;
  fine: number;
  figures: string;
  mayTakeBack: boolean;
}

export function decideCanary({ traffic, stepMs, isWaitLogged, evidence }: Situation): CanaryDecision {
  const measures = measuresOf(evidence);
  const limit = Math.log(measures.length / FALSE_ROLLBACK_RISK);
  const worse = measures.find(({ worse, mayTakeBack }) => mayTakeBack && worse >= limit);
  if (worse) return { kind: 'rollback', because: `${worse.name}: ${worse.figures}` };

  const next = STEPS.find((step) => step.traffic > traffic) ?? FULL_ROLLOUT;
  const needed = Math.log(1 / next.risk);
  const open = measures.filter(({ fine }) => fine < needed);
  const figures = measures.map(({ name, figures }) => `${name} ${figures}`).join('; ');
  if (open.length === 0 && stepMs >= STEP_MIN_MS) {
    return next === FULL_ROLLOUT
      ? { kind: 'promote', because: figures }
      : { kind: 'rollout', traffic: next.traffic, because: figures };
  }
  const because =
    open.length === 0 ? 'the step has just begun' : `not shown yet: ${open.map(({ name }) => name).join(', ')}. ${figures}`;
  return { kind: stepMs >= STEP_LONG_MS && !isWaitLogged ? 'wait' : 'stay', because };
}

function measuresOf({ candidate, live }: CanaryEvidence): Measure[] {
  const share = (name: string, ofCandidate: Share, ofLive: Share): Measure => ({
    name,
    worse: againstNotWorse(ofCandidate, ofLive, WORSE_SHARE),
    fine: againstWorse(ofCandidate, ofLive, FINE_SHARE),
    figures: `${shareText(ofCandidate)}, live ${shareText(ofLive)}`,
    mayTakeBack: ofCandidate.bad >= BAD_CLIENTS_MIN,
  });
  const timeText = (times: CanaryEvidence['live']['times']) => {
    const ms = quantileOf(0.75, new Map(Object.entries(times).map(([bucket, count]) => [Number(bucket), count])));
    return ms === null ? 'unknown' : `${ms} ms`;
  };
  return [
    share('load failures', candidate.loads, live.loads),
    share('crashes', candidate.crashes, live.crashes),
    {
      name: 'time to being drawn (p75)',
      worse: againstNotSlower(candidate.times, live.times, SLOWER_BUCKETS),
      fine: againstSlower(candidate.times, live.times, SLOWER_BUCKETS),
      figures: `${timeText(candidate.times)}, live ${timeText(live.times)}`,
      mayTakeBack: true,
    },
  ];
}

const shareText = ({ clients, bad }: Share) => `${bad} of ${clients} clients`;
