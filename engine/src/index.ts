export type { Command, HttpRequest } from './Command.ts';
export { containsKeyword, foldText } from './containsKeyword.ts';
export { matchTrigger } from './matchTrigger.ts';
export type { StepInput } from './StepInput.ts';
export { type ParkedBranch, type RunMemory, startMemory } from './startMemory.ts';
export { type StepResult, step } from './step.ts';
export type { TraceResult, TraceStep } from './TraceStep.ts';
export { validateFlow } from './validateFlow.ts';
