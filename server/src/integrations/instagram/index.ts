export type { InstagramProfile } from './calls/createAccountCalls.ts';
export type { InstagramComment, InstagramPost } from './calls/createCommentCalls.ts';
export type { ConversationMessage } from './calls/createMessagingCalls.ts';
export { createInstagramClient, type InstagramClient } from './createInstagramClient.ts';
export { GraphError } from './errors/GraphError.ts';
export { parseLossless } from './parseLossless.ts';
