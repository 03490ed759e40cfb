import { saveComment } from '../../comments/saveComment.ts';
import type { Comment, Post } from '../../model/entities.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';

const SCOPE = 'instagram_business_manage_comments';
/** Instagram's limits: 300 characters, 4 hashtags, 1 URL. */
const TEXT_MAX = 300;
const HASHTAGS_MAX = 4;
const ADDRESSES_MAX = 1;

export function createComment(call: GraphCall, post: Post): { id: string } {
  requireScope(call.caller, SCOPE);
  const text = readText(call.params.message);
  if (!post.isCommentEnabled) throw graphErrors.badParameter('Comments are turned off for this media.');
  if (post.productType === 'LIVE') throw graphErrors.badParameter('Live comments take private replies only.');
  return { id: saveComment(call, call.caller.account, { post, parent: null, followerId: null, text }).id };
}

/** Replies to replies are attached to the parent. */
export function replyToComment(call: GraphCall, comment: Comment): { id: string } {
  requireScope(call.caller, SCOPE);
  const text = readText(call.params.message);
  const parent = comment.parentId === null ? comment : call.state.comments.find(comment.parentId);
  const post = call.state.posts.find(comment.postId);
  if (!post || !parent) throw graphErrors.unknownObject(comment.id, 'POST');
  if (comment.isHidden || parent.isHidden) throw graphErrors.badParameter('A hidden comment takes no replies.');
  if (post.productType === 'LIVE') throw graphErrors.badParameter('Live comments take private replies only.');
  return { id: saveComment(call, call.caller.account, { post, parent, followerId: null, text }).id };
}

/** The owner's own comments stay visible. */
export function hideComment(call: GraphCall, comment: Comment): { success: true } {
  requireScope(call.caller, SCOPE);
  const isHidden = readFlag(call.params.hide, 'hide');
  const post = call.state.posts.find(comment.postId);
  if (post?.productType === 'LIVE') throw graphErrors.badParameter('Live comments cannot be hidden.');
  if (comment.followerId !== null) {
    call.state.transaction(() => call.state.comments.save(comment.parentId ?? comment.postId, { ...comment, isHidden }));
    call.live.publish({ kind: 'posts', igId: comment.igId });
  }
  return { success: true };
}

/** Also deletes the comment's replies. */
export function deleteComment(call: GraphCall, comment: Comment): { success: true } {
  requireScope(call.caller, SCOPE);
  const { state, live } = call;
  state.transaction(() => {
    for (const reply of state.comments.listOf(comment.id)) state.comments.remove(reply.id);
    state.comments.remove(comment.id);
  });
  live.publish({ kind: 'posts', igId: comment.igId });
  return { success: true };
}

export function toggleComments(call: GraphCall, post: Post): { success: true } {
  requireScope(call.caller, SCOPE);
  const isCommentEnabled = readFlag(call.params.comment_enabled, 'comment_enabled');
  call.state.transaction(() => call.state.posts.save(post.igId, { ...post, isCommentEnabled }));
  call.live.publish({ kind: 'posts', igId: post.igId });
  return { success: true };
}

/** Replies to a caption or comment that mentions the account. */
export function answerMention(call: GraphCall): { id: string } {
  requireScope(call.caller, SCOPE);
  const { state, caller, params } = call;
  if (typeof params.media_id !== 'string') throw graphErrors.missingParameter('media_id');
  const text = readText(params.message);
  const post = state.posts.find(params.media_id);
  if (!post || post.igId !== caller.account.igId || post.byFollowerId === null || post.productType === 'STORY') {
    throw graphErrors.unknownObject(params.media_id, 'POST');
  }
  const parent = params.comment_id === undefined ? null : state.comments.find(String(params.comment_id));
  if (parent === undefined || (parent && parent.postId !== post.id)) {
    throw graphErrors.unknownObject(String(params.comment_id), 'POST');
  }
  return { id: saveComment(call, caller.account, { post, parent, followerId: null, text }).id };
}

function readText(message: unknown): string {
  if (message === undefined) throw graphErrors.missingParameter('message');
  if (typeof message !== 'string' || message.trim() === '') throw graphErrors.badParameter('Param message must not be empty.');
  if ([...message].length > TEXT_MAX) throw graphErrors.badParameter(`A comment has at most ${TEXT_MAX} characters.`);
  if ((message.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > HASHTAGS_MAX) {
    throw graphErrors.badParameter(`A comment has at most ${HASHTAGS_MAX} hashtags.`);
  }
  if ((message.match(/https?:\/\//g) ?? []).length > ADDRESSES_MAX) {
    throw graphErrors.badParameter('A comment has at most one web address.');
  }
  if (/^(?=.*\p{Lu})[^\p{Ll}]{8,}$/su.test(message) && /\p{Lu}{4}/u.test(message)) {
    throw graphErrors.badParameter('A comment must not be all capital letters.');
  }
  return message;
}

function readFlag(value: unknown, name: string): boolean {
  if (value === undefined) throw graphErrors.missingParameter(name);
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw graphErrors.badParameter(`Param ${name} must be a boolean.`);
}
