export { registerNotificationsRoutes } from './notifications.routes.ts';
export { createNotificationsService } from './notifications.service.ts';
