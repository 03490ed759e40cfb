export { registerAccountDeletionRoutes } from './account-deletion.routes.ts';
export { type AccountDeletionService, createAccountDeletionService } from './account-deletion.service.ts';
