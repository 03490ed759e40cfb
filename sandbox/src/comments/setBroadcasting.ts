import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import type { Post } from '../state/things.ts';
import { findPost } from './findPost.ts';

/** A live video ends (or goes on): only while it is broadcast do live comments take private replies. */
export function setBroadcasting(dependencies: Dependencies, postId: string, isBroadcasting: boolean): Post {
  const { state, live } = dependencies;
  const post = findPost(dependencies, postId);
  if (post.productType !== 'LIVE') throw new ApiError(409, 'Only a live video is broadcast.');
  const changed = { ...post, isBroadcasting };
  state.transaction(() => state.posts.save(post.igId, changed));
  live.publish({ kind: 'posts', igId: post.igId });
  return changed;
}
