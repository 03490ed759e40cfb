export { registerPasswordResetRoutes } from './password-reset.routes.ts';
export { createPasswordResetService } from './password-reset.service.ts';
