export { registerReplayRoutes } from './replay.routes.ts';
export { createReplayService } from './replay.service.ts';
