export { createBacklogLimit } from './createBacklogLimit.ts';
export { isTooOld, REOPENS_AT } from './isTooOld.ts';
export { mayBeRefused, readPost } from './readPost.ts';
