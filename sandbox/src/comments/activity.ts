import { createHash } from 'node:crypto';
import type { Comment, Post } from '../model/entities.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** After this time, about two thirds of the audience have seen a post. */
const GROWTH_MS = 18 * HOUR_MS;

/** Values only grow, so that the difference between two times is the daily figure. */
export interface Activity {
  reach: number;
  views: number;
  likes: number;
  comments: number;
  saved: number;
  shares: number;
  interactions: number;
}

type Audience = Pick<Account, 'followersCount'>;
type LikedPost = Pick<Post, 'id' | 'at' | 'likeCount' | 'byFollowerId'>;

/** Returns the stored likes, or a share of the followers. */
export function likesAt(post: LikedPost, { followersCount }: Audience, at: number): number {
  if (post.byFollowerId !== null) return post.likeCount;
  const total = post.likeCount > 0 ? post.likeCount : followersCount * share(`${post.id}:likes`, 0.02, 0.06);
  return Math.round(total * grown(at - post.at));
}

export function activityAt(post: Post, comments: readonly Pick<Comment, 'at'>[], account: Audience, at: number): Activity {
  const isStory = post.productType === 'STORY';
  const likes = isStory ? 0 : likesAt(post, account, at);
  const written = comments.filter((comment) => comment.at <= at).length;
  const saved = Math.floor(likes * share(`${post.id}:saved`, 0.05, 0.15));
  const shares = Math.floor(likes * share(`${post.id}:shares`, 0.03, 0.1));
  const interactions = likes + written + saved + shares;
  const [least, most] = post.productType === 'REELS' ? [0.4, 0.9] : [0.2, 0.45];
  const audience = account.followersCount * share(`${post.id}:reach`, least, most) * grown(at - post.at);
  const reach = at < post.at ? 0 : Math.round(audience) + interactions;
  return {
    reach,
    views: Math.round(reach * share(`${post.id}:views`, 1.2, 1.7)),
    likes,
    comments: written,
    saved,
    shares,
    interactions,
  };
}

/** Returns the same value for the same name. */
export function share(name: string, least: number, most: number): number {
  return least + (most - least) * (createHash('sha256').update(name).digest().readUInt32BE() / 0xffffffff);
}

function grown(ageMs: number): number {
  return ageMs <= 0 ? 0 : 1 - Math.exp(-ageMs / GROWTH_MS);
}
