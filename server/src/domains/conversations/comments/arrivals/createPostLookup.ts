import { GraphError } from '../../../../integrations/instagram/index.ts';
import { isWaitingForPost } from '../../../automation/flows/index.ts';
import type { CommentsDependencies } from '../CommentsDependencies.ts';
import { storePosts } from '../comments.repository.ts';
import { unlessGone } from './createPostSync.ts';

export interface PostLookup {
  lookUp: (ownerId: string, accountId: string, mediaIds: readonly string[]) => Promise<void>;
  notice: (ownerId: string, accountId: string, mediaId: string) => Promise<void>;
}

const NEWEST = 50;
const OTHERS_AT_ONCE = 5;

export function createPostLookup({
  database,
  instagram,
  access,
}: Pick<CommentsDependencies, 'database' | 'instagram' | 'access'>): PostLookup {
  const lookUp: PostLookup['lookUp'] = (ownerId, accountId, mediaIds) =>
    access.useOf(ownerId, accountId, async ({ account, token }) => {
      const newest = await instagram.listPosts(token, account.ig_id, NEWEST).catch((error: unknown) => {
        if (!(error instanceof GraphError) || error.failure !== 'certain') throw error;
        return [];
      });
      const others = mediaIds.filter((id) => newest.every((post) => post.id !== id)).slice(0, OTHERS_AT_ONCE);
      const found = await Promise.all(
        others.map(async (id) => ({ ...(await instagram.getPost(token, id).catch(unlessGone(id))), id })),
      );
      await database.asOwner(ownerId, (queries) => storePosts(queries, ownerId, accountId, [...newest, ...found]));
    });

  return {
    lookUp,
    async notice(ownerId, accountId, mediaId) {
      const isWanted = await database.asOwner(ownerId, (queries) => isWaitingForPost(queries, ownerId, accountId));
      if (isWanted) await lookUp(ownerId, accountId, [mediaId]);
    },
  };
}
