export { fireDueTimers, postponeTimers } from './dueTimers.repository.ts';
export { FLOW_START } from './flowStarts.repository.ts';
export { applyRunPlans, decideRuns, type RunOutcome, storeRuns } from './plan/applyRunPlans.ts';
export { planNewRun, planNextStep, type RunPlan } from './plan/planRun.ts';
export { readRunStory } from './readRunStory.ts';
export {
  changeRunVariable,
  endWaitingRuns,
  eraseRunInputs,
  findWaitingRuns,
  lockRuns,
  type RunRow,
} from './runs.repository.ts';
export { registerRunsRoutes } from './runs.routes.ts';
export { failWaitingRun, settleRuns } from './settleRuns.ts';
