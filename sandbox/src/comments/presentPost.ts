import type { Dependencies } from '../Dependencies.ts';
import type { Comment, Post } from '../model/entities.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import type { CommentView, PostView } from '../state/views.ts';
import { likesAt } from './activity.ts';

const COMMENTS_SHOWN = 100;

export function presentPost(dependencies: Dependencies, account: Account, post: Post): PostView {
  const { state, media, clock } = dependencies;
  const comments = state.comments.listOf(post.id, COMMENTS_SHOWN);
  return {
    id: post.id,
    mediaType: post.mediaType,
    product: post.productType,
    caption: post.caption,
    altText: post.altText,
    isAiGenerated: post.isAiGenerated ?? false,
    media: post.assetIds.flatMap((id) => {
      const asset = state.assets.find(id);
      return asset && !asset.isGone ? [{ kind: asset.kind, url: media.urlOf(id) }] : [];
    }),
    at: post.at,
    likeCount: likesAt(post, account, clock.now()),
    isCommentEnabled: post.isCommentEnabled,
    isBroadcasting: post.isBroadcasting,
    by: post.byFollowerId ?? account.username,
    commentCount: state.comments.countOf(post.id),
    comments: comments.map((comment) => ({
      ...presentComment(dependencies, account, comment),
      replies: state.comments
        .listOf(comment.id)
        .toReversed()
        .map((reply) => presentComment(dependencies, account, reply)),
    })),
  };
}

function presentComment({ state }: Dependencies, account: Account, comment: Comment): CommentView {
  const follower = comment.followerId === null ? undefined : state.followers.find(comment.followerId);
  return {
    id: comment.id,
    username: comment.followerId === null ? account.username : (follower?.username ?? comment.followerId),
    isAccount: comment.followerId === null,
    text: comment.text,
    at: comment.at,
    isHidden: comment.isHidden,
    hasPrivateReply: comment.privateReplyMid !== null,
    replies: [],
  };
}
