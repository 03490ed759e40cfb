export { applyRunPlans, type RunOutcome } from './applyRunPlans.ts';
export { planNewRun, planNextStep, type RunPlan } from './planRun.ts';
export { eraseRunInputs, findWaitingRuns, fireDueTimers, lockRun } from './runs.repository.ts';
export { settleRuns } from './settleRuns.ts';
