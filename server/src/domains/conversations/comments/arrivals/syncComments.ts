import type { UsableAccount } from '../../../instagram/instagram-accounts/index.ts';
import type { CommentsDependencies } from '../CommentsDependencies.ts';
import { storePosts } from '../comments.repository.ts';
import type { NewComment } from './readComment.ts';
import { storeComments } from './storeComments.repository.ts';

const POSTS = 25;
/** Each post is one call. */
const POSTS_WITH_COMMENTS = 10;

export async function syncComments(
  { database, instagram, clock }: Pick<CommentsDependencies, 'database' | 'instagram' | 'clock'>,
  { account, token }: UsableAccount,
): Promise<{ posts: number; added: number }> {
  const { owner_id: ownerId, id: accountId } = account;
  const posts = await instagram.listPosts(token, account.ig_id, POSTS);
  await database.asOwner(ownerId, (queries) => storePosts(queries, ownerId, accountId, posts));
  let added = 0;
  for (const post of posts.slice(0, POSTS_WITH_COMMENTS)) {
    const found = (await instagram.listComments(token, post.id)).map(
      (comment): NewComment => ({
        ownerId,
        accountId,
        commentId: comment.id,
        mediaId: post.id,
        parentId: comment.parentId,
        fromIgsid: comment.fromId,
        username: comment.username,
        text: comment.text,
        isLive: false,
        isOwn: comment.fromId === account.ig_id || comment.username === account.username,
        isHidden: comment.isHidden,
        writtenAt: comment.writtenAt ?? new Date(clock.nowMs()),
      }),
    );
    added += await database.asOwner(ownerId, (queries) => storeComments(queries, found));
  }
  return { posts: posts.length, added };
}
