import { SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { finishWithin } from '../../../../infrastructure/concurrency/finishWithin.ts';
import { GraphError, type InstagramPost } from '../../../../integrations/instagram/index.ts';
import type { UsableAccount } from '../../../instagram/instagram-accounts/index.ts';
import type { CommentsDependencies } from '../CommentsDependencies.ts';
import { type PostRow, storePosts } from '../comments.repository.ts';

/** Each post is one call. */
const POSTS_AT_ONCE = 10;
const PATIENCE_MS = 2_000;

type PostSync = (ownerId: string, posts: readonly PostRow[]) => Promise<boolean>;

/** Webhooks contain only a post's id. Returns whether anything is new. */
export function createPostSync({
  database,
  instagram,
  access,
}: Pick<CommentsDependencies, 'database' | 'instagram' | 'access'>): PostSync {
  const underWay = new Map<string, Promise<boolean>>();

  async function learn({ account, token }: UsableAccount, posts: readonly PostRow[]): Promise<boolean> {
    const { owner_id: ownerId, id: accountId } = account;
    const found = await Promise.allSettled(posts.map(({ media_id: id }) => instagram.getPost(token, id).catch(unlessGone(id))));
    const learnt = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (learnt.length === 0) return false;
    await database.asOwner(ownerId, (queries) => storePosts(queries, ownerId, accountId, learnt));
    return true;
  }

  function learnOnce(ownerId: string, accountId: string, posts: readonly PostRow[]): Promise<boolean> {
    const work =
      underWay.get(accountId) ??
      access
        .useOf(ownerId, accountId, (usable) => learn(usable, posts.slice(0, POSTS_AT_ONCE)))
        // Without them, posts are reconstructed from their comments.
        .catch(() => false)
        .finally(() => underWay.delete(accountId));
    underWay.set(accountId, work);
    return work;
  }

  return async function syncPosts(ownerId, posts) {
    const unknown = posts.filter((post) => !post.is_known && !post.media_id.startsWith(SIMULATED_ID_PREFIX));
    if (unknown.length === 0) return false;
    const byAccount = Map.groupBy(unknown, (post) => post.account_id);
    let hasLearnt = false;
    const noted = Promise.all(
      [...byAccount].map(async ([accountId, ofAccount]) => {
        if (await learnOnce(ownerId, accountId, ofAccount)) hasLearnt = true;
      }),
    );
    await finishWithin(PATIENCE_MS, noted, () => undefined);
    return hasLearnt;
  };
}

/** A deleted post is not fetched again. */
export function unlessGone(id: string) {
  return (error: unknown): InstagramPost => {
    if (!(error instanceof GraphError) || error.failure !== 'certain') throw error;
    return { id, caption: null, type: null, permalink: null, pictureUrl: null, publishedAt: null };
  };
}
