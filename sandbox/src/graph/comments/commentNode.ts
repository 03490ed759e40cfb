import type { Comment } from '../../model/entities.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { graphTime } from '../answers/graphTime.ts';
import { listPage, readPageRequest } from '../answers/listPage.ts';
import { type GraphNode, selectFields } from '../answers/selectFields.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';

const SCOPE = 'instagram_business_manage_comments';
const defaults = ['id', 'text', 'timestamp'];
/** Instagram's page size limit. */
const COMMENTS_MAX = 50;

export function readComment(call: GraphCall, comment: Comment): unknown {
  requireScope(call.caller, SCOPE);
  return selectFields(commentNode(call, comment), call.params.fields, defaults);
}

export function listComments(call: GraphCall, ownerId: string): unknown {
  requireScope(call.caller, SCOPE);
  return pageOfComments(call, ownerId, call.params, call.params.fields);
}

export function pageOfComments(call: GraphCall, ownerId: string, params: Record<string, unknown>, fields: unknown): unknown {
  const page = call.state.comments.page(ownerId, readPageRequest({ params, defaultLimit: 50, maxLimit: COMMENTS_MAX }));
  const address = `${call.origin()}/graph.instagram.com/${call.path.split('/')[2] ?? ''}/${ownerId}/comments`;
  return listPage(address, params, page, (comment) => selectFields(commentNode(call, comment), fields, defaults));
}

function commentNode(call: GraphCall, comment: Comment): GraphNode {
  const { state, caller } = call;
  const { account } = caller;
  const author = authorOf(call, comment);
  const post = state.posts.find(comment.postId);
  return {
    id: comment.id,
    text: comment.text,
    timestamp: graphTime(comment.at),
    username: author.username,
    from: { id: author.id, username: author.username },
    user: comment.followerId === null ? { id: account.igId } : undefined,
    hidden: comment.isHidden,
    like_count: comment.likeCount,
    parent_id: comment.parentId ?? undefined,
    legacy_instagram_comment_id: comment.id,
    media: { id: comment.postId, media_product_type: post?.productType ?? 'FEED' },
    replies: ({ fields, modifiers }: { fields: unknown; modifiers: Record<string, string> }) =>
      comment.parentId === null && state.comments.countOf(comment.id) > 0
        ? pageOfComments(call, comment.id, modifiers, fields)
        : undefined,
  };
}

export function authorOf(
  { state, caller }: Pick<GraphCall, 'state' | 'caller'>,
  comment: Comment,
): { id: string; username: string } {
  if (comment.followerId === null) return { id: caller.account.igId, username: caller.account.username };
  const follower = state.followers.find(comment.followerId);
  const contact = state.followers.contactOf(comment.igId, comment.followerId);
  if (!follower || !contact) throw graphErrors.unknownObject(comment.id, 'GET');
  return { id: contact.igsid, username: follower.username };
}
