export { createPostLookup, type PostLookup } from './arrivals/createPostLookup.ts';
export { type NewComment as ReadComment, readComment } from './arrivals/readComment.ts';
export { storeCommentUpdates } from './arrivals/storeComments.repository.ts';
export { type EarlierAnswers, findEarlierAnswers, storeAnswers } from './commentAnswers.repository.ts';
export { storePosts } from './comments.repository.ts';
export { registerCommentsRoutes } from './comments.routes.ts';
export { createCommentsService } from './comments.service.ts';
export { getRepeatRefusal } from './getRepeatRefusal.ts';
