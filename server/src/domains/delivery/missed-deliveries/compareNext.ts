import { type CommentPage, GraphError, type InstagramClient, type MessagePage } from '../../../integrations/instagram/index.ts';
import type { AccountRow } from '../../instagram/instagram-accounts/index.ts';
import { beginPass, type Comparison, type OpenPage } from './Comparison.ts';
import { commentsWithin, messagesWithin, type SeenUpdate } from './missedUpdates.ts';

interface Options {
  instagram: InstagramClient;
  account: AccountRow;
  token: string;
  nowMs: number;
}

export interface Slice {
  next: Comparison;
  seen: SeenUpdate[];
  /** Listed without content. */
  unreadable: { conversationId: string; mid: string }[];
}

/** Instagram's clock may differ. */
const CLOCK_TOLERANCE_MS = 5_000;
/** Each pass reads conversations that changed during the one before. */
const PASSES_MAX = 5;

/** Makes one call. Throws GraphError. */
export async function compareNext(options: Options, comparison: Comparison): Promise<Slice> {
  const [open, ...others] = comparison.open;
  if (open) return readOpen(options, { ...comparison, open: others }, open);
  if (comparison.conversations) return readConversations(options, comparison, comparison.conversations);
  if (comparison.posts) return readPosts(options, comparison, comparison.posts.after);
  return { next: comparison, seen: [], unreadable: [] };
}

async function readConversations(
  { instagram, account, token, nowMs }: Options,
  comparison: Comparison,
  pass: NonNullable<Comparison['conversations']>,
): Promise<Slice> {
  const page = await instagram.listConversations(token, { after: pass.after, limit: comparison.pageSize });
  const changed = page.conversations.filter(({ updatedAt }) => (updatedAt?.getTime() ?? nowMs) >= pass.changedSince);
  const withContact = changed.flatMap(({ id, participantIds, newest }) => {
    const contactId = participantIds.find((participant) => participant !== account.ig_id);
    return contactId === undefined ? [] : [{ conversationId: id, contactId, newest }];
  });
  const read = withContact.map(({ newest, ...talk }) => {
    const known = { kind: 'messages', ...talk, after: null, isAnswered: false } as const;
    return newest ? readMessages(comparison, account.ig_id, known, newest) : { seen: [], unreadable: [], open: [known] };
  });

  // Sorted by latest change, so later pages have not changed.
  const isLast = changed.length < page.conversations.length || page.after === null;
  // While several pages are read, conversations move to the top of the list and may be skipped.
  const isPassRepeated = isLast && pass.pages > 0;
  const again = isPassRepeated && pass.number < PASSES_MAX;
  const conversations = again
    ? beginPass(pass.number + 1, pass.startedAt - CLOCK_TOLERANCE_MS, nowMs)
    : isLast
      ? null
      : { ...pass, pages: pass.pages + 1, after: page.after };

  const { counts, leftOut } = comparison;
  const isFirst = pass.number === 1;
  const revisited = new Set(withContact.map(({ conversationId }) => conversationId));
  return {
    next: {
      ...comparison,
      conversations,
      open: read.flatMap(({ open }) => open),
      counts: { ...counts, threads: counts.threads + (isFirst ? withContact.length : 0) },
      leftOut: {
        ...leftOut,
        messages: Object.fromEntries(Object.entries(leftOut.messages).filter(([id]) => !revisited.has(id))),
        conversations: leftOut.conversations + (isFirst ? changed.length - withContact.length : 0),
        hasMoved: leftOut.hasMoved || (isPassRepeated && !again),
      },
    },
    seen: read.flatMap(({ seen }) => seen),
    unreadable: read.flatMap(({ unreadable }) => unreadable),
  };
}

function readMessages(
  { since, until }: Comparison,
  igId: string,
  known: Extract<OpenPage, { kind: 'messages' }>,
  page: MessagePage,
): Omit<Slice, 'next'> & { open: OpenPage[] } {
  const { conversationId, contactId } = known;
  const thread = { igId, contactId, messages: page.messages, isAnswered: known.isAnswered };
  const { seen, unreadable, isAnswered } = messagesWithin(thread, { since: new Date(since), until: new Date(until) });
  const isOlder = page.messages.some(({ at }) => at !== null && at.getTime() < since);
  const goesOn = page.after !== null && !isOlder;
  return {
    seen,
    unreadable: unreadable.map((mid) => ({ conversationId, mid })),
    open: goesOn ? [{ ...known, after: page.after, isAnswered }] : [],
  };
}

async function readPosts({ instagram, account, token }: Options, comparison: Comparison, after: string | null): Promise<Slice> {
  const { posts, after: next } = await instagram.listPostsWithComments(token, account.ig_id, {
    after,
    limit: comparison.pageSize,
    comments: commentsPerPage(comparison),
  });
  const { counts } = comparison;
  const start: Slice = {
    next: {
      ...comparison,
      posts: next === null ? null : { after: next },
      counts: { ...counts, posts: counts.posts + posts.length },
    },
    seen: [],
    unreadable: [],
  };
  return posts.reduce((slice, { id, page }) => addComments(slice, account, id, page), start);
}

function addComments(slice: Slice, { ig_id: igId, username }: AccountRow, mediaId: string, page: CommentPage): Slice {
  const { next } = slice;
  const { since, until, leftOut } = next;
  const { comments, after, moreReplies } = page;
  const isOlder = comments.some(
    ({ parentId, writtenAt }) => parentId === null && writtenAt !== null && writtenAt.getTime() < since,
  );
  const span = { since: new Date(since), until: new Date(until) };
  const open = moreReplies
    .filter((replies) => mayHaveNewer(replies, since))
    .map(({ commentId, after: from }) => ({ kind: 'replies', mediaId, commentId, after: from }) as const);
  return {
    ...slice,
    next: {
      ...next,
      open: [...next.open, ...open, ...(after !== null && !isOlder ? [{ kind: 'comments', mediaId, after } as const] : [])],
      leftOut: { ...leftOut, posts: leftOut.posts + (after !== null && isOlder ? 1 : 0) },
    },
    seen: [...slice.seen, ...commentsWithin({ igId, username, mediaId, comments }, span)],
  };
}

/** Instagram's maximum, unless less was asked for after a failure. */
function commentsPerPage({ pageSize }: Comparison): number {
  return pageSize * 2;
}

/** The order of replies is not documented. */
function mayHaveNewer({ firstAt, lastAt }: { firstAt: Date | null; lastAt: Date | null }, since: number): boolean {
  const isNewestFirst = firstAt !== null && lastAt !== null && firstAt >= lastAt;
  return !isNewestFirst || lastAt.getTime() >= since;
}

async function readOpen(options: Options, comparison: Comparison, open: OpenPage): Promise<Slice> {
  const { instagram, account, token } = options;
  const start: Slice = { next: comparison, seen: [], unreadable: [] };
  try {
    if (open.kind === 'messages') {
      const page = await instagram.listMessagesOf(token, open.conversationId, open.after);
      const read = readMessages(comparison, account.ig_id, open, page);
      return { ...read, next: { ...comparison, open: [...read.open, ...comparison.open] } };
    }
    if (open.kind === 'comments') {
      return addComments(
        start,
        account,
        open.mediaId,
        await instagram.listCommentPage(token, open.mediaId, open.after, commentsPerPage(comparison)),
      );
    }
    const { replies, after, firstAt, lastAt } = await instagram.listReplyPage(token, open.commentId, open.after);
    const more = after === null ? [] : [{ commentId: open.commentId, after, firstAt, lastAt }];
    return addComments(start, account, open.mediaId, { comments: replies, after: null, moreReplies: more });
  } catch (error) {
    if (!(error instanceof GraphError) || error.meaning !== 'object_missing') throw error;
    const { leftOut } = comparison;
    const isConversation = open.kind === 'messages';
    return {
      ...start,
      next: {
        ...comparison,
        leftOut: isConversation
          ? { ...leftOut, conversations: leftOut.conversations + 1 }
          : { ...leftOut, posts: leftOut.posts + 1 },
      },
    };
  }
}
