export { pingDatabase } from './health.repository.ts';
export { registerHealthRoutes } from './health.routes.ts';
