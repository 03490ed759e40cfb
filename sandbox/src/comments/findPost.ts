import type { Dependencies } from '../Dependencies.ts';
import type { Post } from '../model/entities.ts';
import { ApiError } from '../state/ApiError.ts';

export function findPost({ state }: Pick<Dependencies, 'state'>, id: string): Post {
  const post = state.posts.find(id);
  if (!post) throw new ApiError(404, `There is no post ${id}.`);
  return post;
}
