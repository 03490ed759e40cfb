import type { InstagramClient } from '../../../integrations/instagram/index.ts';
import type { AccountRow } from '../../instagram/instagram-accounts/index.ts';
import { commentsWithin, messagesWithin, type SeenUpdate } from './missedUpdates.ts';

interface Options {
  instagram: InstagramClient;
  account: AccountRow;
  token: string;
  since: Date;
  until: Date;
}

export interface Compared {
  threads: number;
  posts: number;
  seen: SeenUpdate[];
}

/** One call each; Instagram allows two a second. */
const THREADS_MAX = 100;
const POSTS_MAX = 5;

/** Throws GraphError. */
export async function compareAccount(options: Options): Promise<Compared> {
  const { scopes } = options.account;
  const talks = scopes.includes('instagram_business_manage_messages') ? await readThreads(options) : { threads: 0, seen: [] };
  const posts = scopes.includes('instagram_business_manage_comments') ? await readPosts(options) : { posts: 0, seen: [] };
  return { threads: talks.threads, posts: posts.posts, seen: [...talks.seen, ...posts.seen] };
}

async function readThreads({
  instagram,
  account,
  token,
  since,
  until,
}: Options): Promise<{ threads: number; seen: SeenUpdate[] }> {
  const igId = account.ig_id;
  const seen: SeenUpdate[] = [];
  let threads = 0;
  let after: string | null = null;
  do {
    const page = await instagram.listConversations(token, after);
    const fresh = page.conversations.filter(({ updatedAt }) => updatedAt === null || updatedAt >= since);
    for (const { id, participantIds } of fresh) {
      const contactId = participantIds.find((participant) => participant !== igId);
      if (contactId === undefined) continue;
      threads += 1;
      seen.push(...messagesWithin({ igId, contactId, messages: await instagram.listMessagesOf(token, id) }, { since, until }));
    }
    // Newest first: later pages are too old.
    after = fresh.length === page.conversations.length && threads < THREADS_MAX ? page.after : null;
  } while (after !== null);
  return { threads, seen };
}

async function readPosts({ instagram, account, token, since, until }: Options): Promise<{ posts: number; seen: SeenUpdate[] }> {
  const { ig_id: igId, username } = account;
  const posts = await instagram.listPosts(token, igId, POSTS_MAX);
  const seen: SeenUpdate[] = [];
  for (const { id: mediaId } of posts) {
    const comments = await instagram.listComments(token, mediaId);
    seen.push(...commentsWithin({ igId, username, mediaId, comments }, { since, until }));
  }
  return { posts: posts.length, seen };
}
