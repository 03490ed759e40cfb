export { registerAccountDeletionRoutes } from './account-deletion.routes.ts';
export { createAccountDeletionService } from './account-deletion.service.ts';
