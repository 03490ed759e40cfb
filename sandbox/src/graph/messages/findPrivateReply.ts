import type { Comment } from '../../model/entities.ts';
import type { GraphCall } from '../GraphCall.ts';
import { messageErrors } from '../send-request/messageErrors.ts';

interface PrivateReply {
  comment: Comment;
  igsid: string;
  /** True for a live video, which has other limits. */
  isLive: boolean;
}

const PRIVATE_REPLY_MS = 7 * 24 * 60 * 60 * 1000;

/** Throws 100/2534025 for a comment that takes no private reply. */
export function findPrivateReply({ state, caller, now }: GraphCall, commentId: string): PrivateReply {
  const { igId } = caller.account;
  const comment = state.comments.find(commentId);
  if (!comment || comment.igId !== igId) throw messageErrors.notForPrivateReply('There is no such comment, or it was deleted.');
  if (comment.followerId === null) throw messageErrors.notForPrivateReply('The account itself wrote this comment.');
  if (comment.privateReplyMid !== null) throw messageErrors.notForPrivateReply('A comment takes one private reply.');
  if (now - comment.at > PRIVATE_REPLY_MS) throw messageErrors.notForPrivateReply('The comment is older than 7 days.');
  const post = state.posts.find(comment.postId);
  const isLive = post?.productType === 'LIVE';
  if (isLive && !post.isBroadcasting) {
    throw messageErrors.notForPrivateReply('A live comment takes a private reply only during the broadcast.');
  }
  const contact = state.followers.contactOf(igId, comment.followerId);
  if (!contact) throw messageErrors.noMatchingUser();
  return { comment, igsid: contact.igsid, isLive };
}
