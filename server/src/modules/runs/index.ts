export type { RunContext } from './RunContext.ts';
export { beginRun, continueRun, type RunOutcome } from './runFlow.ts';
export { eraseRunInputs, findWaitingRuns, fireDueTimers, lockRun } from './runs.repository.ts';
export { settleRun } from './settleRun.ts';
