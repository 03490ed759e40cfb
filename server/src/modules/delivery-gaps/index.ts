export { createGapDetector, type GapDetector } from './createGapDetector.ts';
export { registerDeliveryGapsRoutes } from './delivery-gaps.routes.ts';
