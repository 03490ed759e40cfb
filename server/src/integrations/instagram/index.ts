export type { InstagramProfile } from './calls/createAccountCalls.ts';
export type { CommentPage, InstagramComment, InstagramPost } from './calls/createCommentCalls.ts';
export { type ConversationMessage, type MessagePage, READABLE_MESSAGES } from './calls/createMessagingCalls.ts';
export { createInstagramClient, type InstagramClient } from './createInstagramClient.ts';
export { GraphError } from './errors/GraphError.ts';
export type { CallGrant, CallRequest } from './guard/createSharedBuckets.ts';
export { PRIVATE_REPLY_EVERY_MS } from './guard/instagramLimits.ts';
export type { ObservedCall } from './observeCall.ts';
export { parseLossless } from './parseLossless.ts';
