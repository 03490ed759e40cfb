import type { Liveness } from '@fanfare/shared/store';
import { livenessCopy as copy } from '../../messages/livenessCopy.ts';

export interface LivenessText {
  word: string;
  text: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

export function livenessText({ state, problem }: Liveness): LivenessText {
  if (problem) return { ...copy.problems[problem], tone: state === 'lost' ? 'danger' : 'warning' };
  return state === 'live' ? { ...copy.live, tone: 'success' } : { ...copy.checking, tone: 'neutral' };
}
