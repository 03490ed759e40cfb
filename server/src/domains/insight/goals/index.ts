export { createGoalJob } from './createGoalJob.ts';
export { registerGoalsRoutes } from './goals.routes.ts';
export { createGoalsService } from './goals.service.ts';
export { judgeGoalsAt } from './judge.ts';
