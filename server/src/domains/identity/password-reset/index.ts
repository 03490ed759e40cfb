export { findUserByEmail } from './password-reset.repository.ts';
export { registerPasswordResetRoutes } from './password-reset.routes.ts';
export { createPasswordResetService } from './password-reset.service.ts';
