export { registerSampleAccountRoutes } from './sample-account.routes.ts';
export { createSampleAccountService, type OpenBackfill } from './sample-account.service.ts';
