export { applyRunPlans, type RunOutcome } from './applyRunPlans.ts';
export { planNewRun, planNextStep, type RunPlan } from './planRun.ts';
export { readRunStory } from './readRunStory.ts';
export { endWaitingRuns, eraseRunInputs, findWaitingRuns, fireDueTimers, lockRun, putOffTimer } from './runs.repository.ts';
export { registerRunsRoutes } from './runs.routes.ts';
export { settleRuns } from './settleRuns.ts';
