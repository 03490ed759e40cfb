export { createErasureJob } from './createErasureJob.ts';
export { registerDataDeletionRoutes } from './dataDeletion.routes.ts';
export { createDataDeletionService } from './dataDeletion.service.ts';
