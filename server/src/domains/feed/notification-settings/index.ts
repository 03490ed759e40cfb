export { type Alerts, createAlerts } from './createAlerts.ts';
export { registerNotificationSettingsRoutes } from './notification-settings.routes.ts';
export { createNotificationSettingsService } from './notification-settings.service.ts';
export { readNotificationSettings } from './readNotificationSettings.ts';
