export { registerContactVariablesRoutes } from './contact-variables.routes.ts';
export { createContactVariablesService } from './contact-variables.service.ts';
