export { type MarkImagesSent, markImagesSent } from './markImagesSent.ts';
export { registerMessageImagesRoutes } from './message-images.routes.ts';
export { createMessageImagesService } from './message-images.service.ts';
