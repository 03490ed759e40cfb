export { registerAuthRoutes } from './auth.routes.ts';
export { createAuthService } from './auth.service.ts';
