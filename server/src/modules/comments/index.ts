export { registerCommentsRoutes } from './comments.routes.ts';
export { createCommentsService } from './comments.service.ts';
export { storeCommentUpdates } from './storeComments.repository.ts';
