import type { TraceStep } from '@fanfare/engine';
import { type Detail, detailOf } from '@fanfare/shared/contracts';

export type StoredStep = Omit<TraceStep, 'detail'> & Detail;

export function storedStep(step: TraceStep): StoredStep {
  return { ...step, ...detailOf(step.detail) };
}
