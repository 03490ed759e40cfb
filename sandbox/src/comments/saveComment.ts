import type { Dependencies } from '../Dependencies.ts';
import type { Comment, Post } from '../model/entities.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import { notifyComment } from '../webhook-sender/notifyApp.ts';

interface NewComment {
  post: Post;
  /** The top-level comment. */
  parent: Comment | null;
  /** Null if written by the account itself. */
  followerId: string | null;
  text: string;
}

/** Webhooks also report the account's own comments. */
export function saveComment(
  dependencies: Dependencies,
  account: Account,
  { post, parent, followerId, text }: NewComment,
): Comment {
  const { state, clock, live } = dependencies;
  const comment: Comment = {
    id: `178${state.random.digits(14)}`,
    postId: post.id,
    igId: account.igId,
    parentId: parent?.id ?? null,
    followerId,
    text,
    at: clock.now(),
    likeCount: 0,
    isHidden: false,
    privateReplyMid: null,
  };
  const follower = followerId === null ? undefined : state.followers.find(followerId);
  const igsid = followerId === null ? account.igId : (state.followers.contactOf(account.igId, followerId)?.igsid ?? '');
  const from = follower
    ? { id: igsid, username: follower.username }
    : { id: account.igId, username: account.username, self_ig_scoped_id: account.appScopedId };
  const isLive = post.productType === 'LIVE';
  const value = {
    id: comment.id,
    text,
    ...(parent && !isLive && { parent_id: parent.id }),
    from,
    media: { id: post.id, media_product_type: post.productType },
  };
  state.transaction(() => {
    state.comments.save(parent?.id ?? post.id, comment);
    notifyComment(dependencies, account, { commentId: comment.id, followerId, igsid, isLive, value });
  });
  live.publish({ kind: 'posts', igId: account.igId });
  return comment;
}
