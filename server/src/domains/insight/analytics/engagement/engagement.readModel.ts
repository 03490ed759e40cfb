import type { Engagement, EngagementGap, PostInsights } from '@fanfare/shared/contracts';
import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { Span } from '../readRange.ts';
import { engagementRate } from './engagementRate.ts';

export type EngagementFigures = Omit<Engagement, 'fetchedAt' | 'gap'>;

const SCOPE: InstagramScope = 'instagram_business_manage_insights';
const POSTS_MAX = 100;

/** Instagram has its own days, so a figure has the same date in all time zones. */
export async function readEngagement(
  queries: Queries,
  ownerId: string,
  { from, to }: Span,
  dates: readonly string[],
): Promise<EngagementFigures> {
  const [first = null, last = null] = [dates[0], dates.at(-1)];
  const { rows: daily } = await sql<EngagementFigures['daily'][number]>`
    select to_char(day, 'YYYY-MM-DD') as date, sum(reach)::bigint as reach, sum(total_interactions)::bigint as interactions,
      sum(views)::bigint as views, sum(accounts_engaged)::bigint as "accountsEngaged"
    from insight_days where owner_id = ${ownerId} and day between ${first}::date and ${last}::date
    group by day order by day`.execute(queries);
  const { rows: counts } = await sql<{ posts: number }>`
    select count(*)::int as posts from insight_posts join posts using (owner_id, account_id, media_id)
    where owner_id = ${ownerId} and published_at >= ${from} and published_at < ${to}`.execute(queries);
  const whole = daily.filter(({ reach, interactions }) => reach !== null && interactions !== null);
  return {
    interactions: whole.reduce((sum, { interactions }) => sum + (interactions ?? 0), 0),
    reach: whole.reduce((sum, { reach }) => sum + (reach ?? 0), 0),
    days: whole.length,
    posts: counts[0]?.posts ?? 0,
    daily,
  };
}

interface FetchState {
  fetchedAt: string | null;
  gap: EngagementGap;
}

export async function readFetchState(queries: Queries, ownerId: string): Promise<FetchState> {
  const account = await queries
    .selectFrom('instagram_accounts as account')
    .leftJoin('insight_fetches as fetch', 'fetch.account_id', 'account.id')
    .where('account.owner_id', '=', ownerId)
    .where('account.state', '<>', 'inactive')
    .select(['account.state', 'account.scopes', 'fetch.fetched_at', 'fetch.problem'])
    .orderBy('account.added_at')
    .orderBy('account.id')
    .limit(1)
    .executeTakeFirst();
  const fetchedAt = account?.fetched_at ?? null;
  const gap = (): EngagementGap => {
    if (!account) return 'not_connected';
    if (account.state === 'expired') return 'expired';
    if (!account.scopes.includes(SCOPE) || account.problem === 'no_permission') return 'no_permission';
    if (account.problem === 'refused') return 'refused';
    return fetchedAt === null ? 'not_fetched' : 'no_reach';
  };
  return { fetchedAt: fetchedAt?.toISOString() ?? null, gap: gap() };
}

export async function listPostInsights(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
  { from, to }: Span,
): Promise<PostInsights[]> {
  let query = queries
    .selectFrom('posts')
    .innerJoin('insight_posts as figures', (join) =>
      join
        .onRef('figures.owner_id', '=', 'posts.owner_id')
        .onRef('figures.account_id', '=', 'posts.account_id')
        .onRef('figures.media_id', '=', 'posts.media_id'),
    )
    .where('posts.owner_id', '=', ownerId)
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .orderBy('published_at', 'desc')
    .orderBy('posts.media_id', 'desc')
    .limit(POSTS_MAX)
    .select([
      'posts.account_id',
      'posts.media_id',
      'caption',
      'type',
      'permalink',
      'picture_url',
      'published_at',
      'reach',
      'views',
    ])
    .select(['total_interactions', 'likes', 'comments', 'saved', 'shares']);
  if (accountId !== null) query = query.where('posts.account_id', '=', accountId);
  return (await query.execute()).map(
    ({ account_id, media_id, picture_url, published_at, total_interactions: interactions, ...row }) => ({
      ...row,
      accountId: account_id,
      mediaId: media_id,
      pictureUrl: picture_url,
      publishedAt: published_at?.toISOString() ?? null,
      interactions,
      engagementRate: engagementRate({ reach: row.reach, interactions }),
    }),
  );
}
