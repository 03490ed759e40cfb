export { registerReleaseAdminRoutes } from './release-admin.routes.ts';
