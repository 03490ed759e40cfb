export { prunePendingEmails } from './profile.repository.ts';
export { registerProfileRoutes } from './profile.routes.ts';
export { createProfileService } from './profile.service.ts';
