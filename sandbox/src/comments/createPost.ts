import type { Dependencies } from '../Dependencies.ts';
import { saveAsset } from '../media/saveAsset.ts';
import type { Post } from '../model/entities.ts';
import { shortcodeOf } from '../state/seedPosts.ts';

export const postProducts = ['FEED', 'REELS', 'STORY', 'LIVE'] as const;

/** Posts cause no webhook. */
export function createPost(
  { state, clock, live }: Dependencies,
  igId: string,
  { product, caption, byFollowerId }: { product: Post['productType']; caption: string; byFollowerId: string | null },
): Post {
  const id = `179${state.random.digits(14)}`;
  const isVideo = product === 'REELS' || product === 'LIVE';
  const post = state.transaction((): Post => {
    const created: Post = {
      id,
      igId,
      mediaType: isVideo ? 'VIDEO' : 'IMAGE',
      productType: product,
      caption,
      altText: null,
      assetIds: [saveAsset(state, id, isVideo ? 'video' : 'image', { about: caption })],
      childIds: [],
      shortcode: shortcodeOf(id),
      at: clock.now(),
      likeCount: 0,
      isCommentEnabled: true,
      isBroadcasting: product === 'LIVE',
      byFollowerId,
    };
    state.posts.save(igId, created);
    return created;
  });
  live.publish({ kind: 'posts', igId });
  return post;
}
