import type { Dependencies } from '../Dependencies.ts';
import type { Comment } from '../model/entities.ts';
import { findAccount } from '../phone/actors/Actor.ts';
import { ApiError } from '../state/ApiError.ts';
import { findPost } from './findPost.ts';
import { saveComment } from './saveComment.ts';

export interface CommentToCreate {
  /** Null if written by the account itself. */
  followerId: string | null;
  text: string;
  parentId?: string;
}

export function commentOn(dependencies: Dependencies, postId: string, { followerId, text, parentId }: CommentToCreate): Comment {
  const { state } = dependencies;
  const post = findPost(dependencies, postId);
  if (followerId !== null && !state.followers.find(followerId)) throw new ApiError(404, `There is no follower ${followerId}.`);
  if (post.productType === 'STORY') throw new ApiError(409, 'A story takes no comments: answer it by a message.');
  if (!post.isCommentEnabled) throw new ApiError(409, 'Comments are turned off for this post.');
  if (post.productType === 'LIVE' && !post.isBroadcasting) throw new ApiError(409, 'The live video has ended.');
  const answered = parentId === undefined ? null : state.comments.find(parentId);
  if (answered === undefined || (answered && answered.postId !== post.id)) throw new ApiError(404, 'There is no such comment.');
  // A reply to a reply belongs to the top-level comment.
  const parent = answered?.parentId ? (state.comments.find(answered.parentId) ?? null) : answered;
  return saveComment(dependencies, findAccount(dependencies, post.igId), { post, parent, followerId, text });
}
