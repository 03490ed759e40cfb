export { findEarlierAnswers, storeAnswers } from './commentAnswers.repository.ts';
export { registerCommentsRoutes } from './comments.routes.ts';
export { createCommentsService } from './comments.service.ts';
export { readComment } from './readComment.ts';
export { storeCommentUpdates } from './storeComments.repository.ts';
