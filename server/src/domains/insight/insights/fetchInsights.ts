import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { GraphError, type InstagramClient, type InstagramPost } from '../../../integrations/instagram/index.ts';
import { storePosts } from '../../conversations/comments/index.ts';
import type { UsableAccount } from '../../instagram/instagram-accounts/index.ts';
import {
  type DayFigures,
  deleteExpired,
  listFinalDays,
  listPostFetches,
  storeDays,
  storeOutcome,
  storePostFigures,
} from './insights.repository.ts';
import { isBadRequest, readMetrics } from './readMetrics.ts';

export interface FetchDependencies {
  database: Database;
  instagram: InstagramClient;
  clock: Clock;
}

const DAY_MS = 24 * 60 * 60_000;
/** Instagram completes a day within this time. */
const DELAY_MS = 2 * DAY_MS;
/** Instagram stores 90 days and returns 30 per query. */
const WINDOWS = 3;
const WINDOW_DAYS = 30;
const POSTS = 50;
/** Older posts hardly change. */
const SETTLED_POST_MS = 30 * DAY_MS;
const SETTLED_POST_EVERY_MS = 7 * DAY_MS;

const dayMetrics = ['reach', 'views', 'accounts_engaged', 'total_interactions'];
const feedMetrics = ['reach', 'views', 'likes', 'comments', 'saved', 'shares', 'total_interactions'];
const postMetrics: Readonly<Partial<Record<string, readonly string[]>>> = {
  FEED: feedMetrics,
  REELS: feedMetrics,
  STORY: ['reach', 'views', 'shares', 'total_interactions'],
};

/** Keeps what was fetched before a failure. Throws GraphError. */
export async function fetchInsights(
  dependencies: FetchDependencies,
  usable: UsableAccount,
): Promise<{ days: number; posts: number }> {
  const { database, clock } = dependencies;
  const { account } = usable;
  try {
    const days = await fetchDays(dependencies, usable);
    const posts = await fetchPosts(dependencies, usable);
    await database.asOwner(account.owner_id, async (queries) => {
      await storeOutcome(queries, account, { problem: null, fetchedAt: new Date(clock.nowMs()) });
      await deleteExpired(queries, account);
    });
    return { days, posts };
  } catch (error) {
    if (error instanceof GraphError) {
      await database.asOwner(account.owner_id, (queries) => storeOutcome(queries, account, { problem: problemOf(error) }));
    }
    throw error;
  }
}

async function fetchDays({ database, instagram, clock }: FetchDependencies, { account, token }: UsableAccount): Promise<number> {
  const { owner_id: ownerId, ig_id: igId } = account;
  const tomorrow = Math.floor(clock.nowMs() / DAY_MS) * DAY_MS + DAY_MS;
  const final = await database.asOwner(ownerId, (queries) => listFinalDays(queries, account, DELAY_MS));
  const refused = new Set<string>();
  let fetched = 0;
  for (let window = 0; window < WINDOWS; window += 1) {
    const until = tomorrow - window * WINDOW_DAYS * DAY_MS;
    const since = until - WINDOW_DAYS * DAY_MS;
    const days: DayFigures[] = [];
    for (const day of await listDays(since, until)) {
      if (final.has(day)) continue;
      const span = { since: new Date(day), until: new Date(Date.parse(day) + DAY_MS) };
      const figures = await readMetrics(dayMetrics, refused, (metrics) =>
        instagram.getAccountInsights(token, igId, metrics, span),
      );
      const { reach = null, views = null, accounts_engaged = null, total_interactions = null } = figures;
      days.push({ day, reach, views, accounts_engaged, total_interactions });
    }
    const now = new Date(clock.nowMs());
    await database.asOwner(ownerId, (queries) => storeDays(queries, account, days, now));
    fetched += days.length;
  }
  return fetched;

  /** Lists days for figures that Instagram does not offer as a series. */
  async function listDays(since: number, until: number): Promise<string[]> {
    try {
      const reached = await instagram.listReachByDay(token, igId, { since: new Date(since), until: new Date(until) });
      return reached.map(({ day }) => day);
    } catch (error) {
      if (!isBadRequest(error)) throw error;
      return Array.from({ length: WINDOW_DAYS }, (_, n) => new Date(since + n * DAY_MS).toISOString().slice(0, 10));
    }
  }
}

async function fetchPosts({ database, instagram, clock }: FetchDependencies, { account, token }: UsableAccount): Promise<number> {
  const { owner_id: ownerId, id: accountId, ig_id: igId } = account;
  const posts = [...(await instagram.listPosts(token, igId, POSTS)), ...(await instagram.listStories(token, igId))];
  await database.asOwner(ownerId, (queries) => storePosts(queries, ownerId, accountId, posts));
  const fetches = await database.asOwner(ownerId, (queries) => listPostFetches(queries, account));
  const refused = new Map<string, Set<string>>();
  let fetched = 0;
  for (const post of posts) {
    const nowMs = clock.nowMs();
    if (!isPostDue(post, fetches.get(post.id), nowMs)) continue;
    const figures = await readPost(post);
    if (Object.keys(figures).length === 0) continue;
    const { reach = null, views = null, likes = null, comments = null, saved = null, shares = null } = figures;
    const { total_interactions = null } = figures;
    const row = { media_id: post.id, reach, views, likes, comments, saved, shares, total_interactions };
    await database.asOwner(ownerId, (queries) => storePostFigures(queries, account, row, new Date(nowMs)));
    fetched += 1;
  }
  return fetched;

  async function readPost({ id, type }: InstagramPost): Promise<Readonly<Record<string, number>>> {
    const product = type ?? 'FEED';
    const ofProduct = refused.get(product) ?? new Set();
    refused.set(product, ofProduct);
    try {
      return await readMetrics(postMetrics[product] ?? feedMetrics, ofProduct, (metrics) =>
        instagram.getMediaInsights(token, id, metrics),
      );
    } catch (error) {
      // Too few viewers, or deleted.
      if (error instanceof GraphError && error.failure === 'certain') return {};
      throw error;
    }
  }
}

function isPostDue({ publishedAt }: InstagramPost, fetchedAt: Date | undefined, nowMs: number): boolean {
  if (fetchedAt === undefined || publishedAt === null) return true;
  const wasSettled = fetchedAt.getTime() - publishedAt.getTime() > SETTLED_POST_MS;
  return !wasSettled || nowMs - fetchedAt.getTime() > SETTLED_POST_EVERY_MS;
}

function problemOf({ failure, meaning }: GraphError) {
  if (meaning === 'permission_missing') return 'no_permission';
  return failure === 'certain' ? 'refused' : 'unavailable';
}
