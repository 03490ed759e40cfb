export { createGapDetector } from './createGapDetector.ts';
export { registerDeliveryGapsRoutes } from './delivery-gaps.routes.ts';
