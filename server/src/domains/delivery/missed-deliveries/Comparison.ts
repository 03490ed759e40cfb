/** A list that goes on behind the page that was read. */
export type OpenPage =
  | { kind: 'messages'; conversationId: string; contactId: string; after: string | null; isAnswered: boolean }
  | { kind: 'comments'; mediaId: string; after: string }
  | { kind: 'replies'; mediaId: string; commentId: string; after: string };

interface Pass {
  number: number;
  startedAt: number;
  /** Conversations without a change since then are skipped. */
  changedSince: number;
  pages: number;
  after: string | null;
}

/** Progress of comparing a span of time with Instagram. Stored as JSON; times in ms. */
export interface Comparison {
  since: number;
  until: number;
  /** Earlier than `since` when the outage was too long. */
  requestedSince: number;
  pageSize: number;
  /** Null: finished, or without permission. */
  conversations: Pass | null;
  posts: { after: string | null } | null;
  open: OpenPage[];
  counts: { threads: number; posts: number; missed: number };
  leftOut: {
    /** Messages without content by conversation. */
    messages: Record<string, number>;
    conversations: number;
    /** With comments from before `since`, whose new replies are not listed. */
    posts: number;
    /** Conversations still changed in the last pass. */
    hasMoved: boolean;
  };
}

interface Span {
  requestedSince: number;
  nowMs: number;
  scopes: readonly string[];
}

const PAGE_SIZE = 25;
export const COMPARED_DAYS_MAX = 7;
const COMPARED_MAX_MS = COMPARED_DAYS_MAX * 24 * 60 * 60 * 1000;
/** Webhooks may be on their way. */
const GRACE_MS = 60_000;

export function beginComparison({ requestedSince, nowMs, scopes }: Span): Comparison {
  const since = Math.max(requestedSince, nowMs - COMPARED_MAX_MS);
  return {
    since,
    until: nowMs - GRACE_MS,
    requestedSince,
    pageSize: PAGE_SIZE,
    conversations: scopes.includes('instagram_business_manage_messages') ? beginPass(1, since, nowMs) : null,
    posts: scopes.includes('instagram_business_manage_comments') ? { after: null } : null,
    open: [],
    counts: { threads: 0, posts: 0, missed: 0 },
    leftOut: { messages: {}, conversations: 0, posts: 0, hasMoved: false },
  };
}

export function beginPass(number: number, changedSince: number, nowMs: number): Pass {
  return { number, startedAt: nowMs, changedSince, pages: 0, after: null };
}

/** Instagram may fail to list much at once. */
export function shrinkPages(comparison: Comparison): Comparison {
  return { ...comparison, pageSize: Math.max(1, Math.floor(comparison.pageSize / 2)) };
}

export function growPages(comparison: Comparison): Comparison {
  return { ...comparison, pageSize: Math.min(PAGE_SIZE, comparison.pageSize * 2) };
}

export function isComplete({ conversations, posts, open }: Comparison): boolean {
  return conversations === null && posts === null && open.length === 0;
}
