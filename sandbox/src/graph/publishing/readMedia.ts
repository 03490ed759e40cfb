import { likesAt } from '../../comments/activity.ts';
import { mediaLifetimesMs } from '../../media/createMediaUrls.ts';
import type { Post } from '../../model/entities.ts';
import { graphTime } from '../answers/graphTime.ts';
import { listPage, readPageRequest } from '../answers/listPage.ts';
import type { FieldRequest } from '../answers/parseFields.ts';
import { type GraphNode, selectFields } from '../answers/selectFields.ts';
import { pageOfComments } from '../comments/commentNode.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';

const STORY_MS = 24 * 60 * 60 * 1000;

export function listMedia(call: GraphCall, which: 'media' | 'stories' | 'tags'): unknown {
  const { state, caller, params, now } = call;
  requireScope(caller, which === 'tags' ? 'instagram_business_manage_comments' : 'instagram_business_basic');
  const { igId } = caller.account;
  const page = state.posts.page(igId, readPageRequest({ params }));
  const items = page.items.filter((post) => {
    if (which === 'tags') return post.byFollowerId !== null;
    if (post.byFollowerId !== null || post.productType === 'LIVE') return false;
    return which === 'stories' ? post.productType === 'STORY' && now - post.at < STORY_MS : post.productType !== 'STORY';
  });
  return listPage(`${call.origin()}${call.path}`, params, { ...page, items }, (post) =>
    selectFields(mediaNode(call, post), params.fields),
  );
}

export function readMedia(call: GraphCall, post: Post): unknown {
  requireScope(call.caller, 'instagram_business_basic');
  return selectFields(mediaNode(call, post), call.params.fields);
}

export function listChildren(call: GraphCall, post: Post): unknown {
  requireScope(call.caller, 'instagram_business_basic');
  return childrenOf(call, post, call.params.fields);
}

function mediaNode(call: GraphCall, post: Post): GraphNode {
  const { state, caller, media, now } = call;
  const [asset = ''] = post.assetIds;
  const lifetime = post.productType === 'STORY' ? mediaLifetimesMs.story : mediaLifetimesMs.profile;
  const url = asset === '' ? undefined : media.urlOf(asset, lifetime);
  const by = post.byFollowerId === null ? caller.account : state.followers.find(post.byFollowerId);
  return {
    id: post.id,
    caption: post.caption === '' ? undefined : post.caption,
    alt_text: post.altText ?? undefined,
    media_type: post.mediaType,
    media_product_type: post.productType,
    media_url: url,
    thumbnail_url: post.mediaType === 'VIDEO' ? url : undefined,
    permalink: `https://www.instagram.com/${post.productType === 'REELS' ? 'reel' : 'p'}/${post.shortcode}/`,
    shortcode: post.shortcode,
    timestamp: graphTime(post.at),
    username: by?.username,
    owner: { id: post.byFollowerId === null ? post.igId : undefined },
    like_count: likesAt(post, caller.account, now),
    comments_count: state.comments.countOf(post.id),
    is_comment_enabled: post.isCommentEnabled,
    is_shared_to_feed: post.productType === 'REELS' ? true : undefined,
    comments: ({ fields, modifiers }: FieldRequest) => {
      requireScope(caller, 'instagram_business_manage_comments');
      return pageOfComments(call, post.id, modifiers, fields);
    },
    children: ({ fields }: FieldRequest) => (post.childIds.length === 0 ? undefined : childrenOf(call, post, fields)),
  };
}

function childrenOf({ media, caller }: GraphCall, post: Post, fields: unknown) {
  return {
    data: post.childIds.map((id, index) =>
      selectFields(
        {
          id,
          media_type: 'IMAGE',
          media_url: media.urlOf(post.assetIds[index] ?? '', mediaLifetimesMs.profile),
          permalink: `https://www.instagram.com/p/${post.shortcode}/`,
          timestamp: graphTime(post.at),
          username: caller.account.username,
        },
        fields,
      ),
    ),
  };
}
