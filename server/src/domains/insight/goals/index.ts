export { createGoalJob } from './createGoalJob.ts';
export { evaluateGoalsAt } from './evaluateGoal.ts';
export { registerGoalsRoutes } from './goals.routes.ts';
export { createGoalsService } from './goals.service.ts';
