export { type EarlierAnswers, findEarlierAnswers, storeAnswers } from './commentAnswers.repository.ts';
export { registerCommentsRoutes } from './comments.routes.ts';
export { createCommentsService } from './comments.service.ts';
export { type NewComment as ReadComment, readComment } from './readComment.ts';
export { storeCommentUpdates } from './storeComments.repository.ts';
export { whyNotAgain } from './whyNotAgain.ts';
