export { registerContactErasureRoutes } from './contact-erasure.routes.ts';
export { createContactErasureService } from './contact-erasure.service.ts';
