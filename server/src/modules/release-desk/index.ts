export { registerReleaseDeskRoutes } from './release-desk.routes.ts';
