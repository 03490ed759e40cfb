import type { TraceStep } from '@fanfare/engine';
import { type Detail, detailOf } from '@fanfare/shared/contracts';

/** A line of a trace as it is stored and sent. */
export type StoredStep = Omit<TraceStep, 'detail'> & Detail;

export function storedStep(step: TraceStep): StoredStep {
  return { ...step, ...detailOf(step.detail) };
}
