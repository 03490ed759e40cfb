import { type Activity, activityAt, share } from '../../comments/activity.ts';
import type { State } from '../../state/openState.ts';
import type { Account } from '../../state/repositories/accounts.repository.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Instagram stores figures for this time. */
const DAYS_KEPT = 90;
/** Share of accounts that interact only once. */
const SINGLE_INTERACTIONS = 0.8;

type DayFigures = Readonly<Record<string, number>>;
const none: Activity = { reach: 0, views: 0, likes: 0, comments: 0, saved: 0, shares: 0, interactions: 0 };

/** Figures per UTC day. Null before the first post and beyond the retention. */
export function createAccountFigures(state: State, account: Account, now: number) {
  const posts = state.posts
    .listOf(account.igId)
    .filter(({ byFollowerId }) => byFollowerId === null)
    .map((post) => ({ post, comments: state.comments.listOf(post.id) }));
  const today = Math.floor(now / DAY_MS);

  function until(at: number): Activity {
    return posts
      .filter(({ post }) => post.at < at)
      .map(({ post, comments }) => activityAt(post, comments, account, at))
      .reduce(add, none);
  }

  return (day: number): DayFigures | null => {
    const end = Math.min((day + 1) * DAY_MS, now);
    if (day > today || day <= today - DAYS_KEPT || !posts.some(({ post }) => post.at < end)) return null;
    const [before, after] = [until(day * DAY_MS), until(end)];
    const gained = (name: keyof Activity) => after[name] - before[name];
    const by = (name: string, least: number, most: number) => share(`${account.igId}:${name}:${day}`, least, most);
    const visits = Math.round(account.followersCount * by('visits', 0.01, 0.04) * ((end - day * DAY_MS) / DAY_MS));
    const interactions = gained('interactions');
    return {
      reach: gained('reach') + visits,
      views: gained('views') + visits * 2,
      accounts_engaged: Math.ceil(interactions * SINGLE_INTERACTIONS),
      total_interactions: interactions,
      likes: gained('likes'),
      comments: gained('comments'),
      shares: gained('shares'),
      saves: gained('saved'),
      replies: Math.floor(visits * 0.02),
      reposts: Math.floor(gained('shares') * 0.3),
      profile_links_taps: Math.floor(visits * 0.05),
      follows_and_unfollows: Math.floor(visits * 0.1),
      follower_count: Math.floor(visits * 0.1),
      online_followers: Math.round(account.followersCount * by('online', 0.1, 0.4)),
    };
  };
}

function add(a: Activity, b: Activity): Activity {
  return {
    reach: a.reach + b.reach,
    views: a.views + b.views,
    likes: a.likes + b.likes,
    comments: a.comments + b.comments,
    saved: a.saved + b.saved,
    shares: a.shares + b.shares,
    interactions: a.interactions + b.interactions,
  };
}
