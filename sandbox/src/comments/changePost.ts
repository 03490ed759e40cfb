import type { Dependencies } from '../Dependencies.ts';
import type { Post } from '../model/entities.ts';
import { ApiError } from '../state/ApiError.ts';
import { findPost } from './findPost.ts';

type PostChange = Partial<Pick<Post, 'isBroadcasting' | 'isCommentEnabled'>>;

/** Live comments allow private replies only during the broadcast. */
export function changePost(dependencies: Dependencies, postId: string, change: PostChange): Post {
  const { state, live } = dependencies;
  const post = findPost(dependencies, postId);
  if (change.isBroadcasting !== undefined && post.productType !== 'LIVE')
    throw new ApiError(409, 'Only a live video is broadcast.');
  const changed = { ...post, ...change };
  state.transaction(() => state.posts.save(post.igId, changed));
  live.publish({ kind: 'posts', igId: post.igId });
  return changed;
}
