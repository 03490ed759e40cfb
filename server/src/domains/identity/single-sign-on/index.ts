export { registerSingleSignOnRoutes } from './single-sign-on.routes.ts';
export { createSingleSignOnService } from './single-sign-on.service.ts';
