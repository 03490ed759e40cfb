import type { NextPost } from '@fanfare/shared/contracts';
import type { NextPostRow } from './next-posts.repository.ts';

export function presentNextPost({ chosenAt, posts, ...state }: NextPostRow): NextPost {
  return {
    ...state,
    chosenAt: isoOf(chosenAt),
    posts: posts.map(({ boundAt, ...post }) => ({ ...post, boundAt: isoOf(boundAt) })),
  };
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
