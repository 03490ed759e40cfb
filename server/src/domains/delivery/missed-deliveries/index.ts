export { createMissedDeliveryDetector } from './createMissedDeliveryDetector.ts';
export { registerMissedDeliveriesRoutes } from './missed-deliveries.routes.ts';
