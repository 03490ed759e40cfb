import type { CannedReply } from '@fanfare/shared/contracts';

/** The text after the slash when the whole input is a shortcut; null otherwise. */
export function cannedSearch(text: string): string | null {
  return /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Replies whose shortcut starts with the text first, then those that contain it. */
export function findCanned(replies: readonly CannedReply[], search: string): CannedReply[] {
  const begins = replies.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(search));
  const contains = replies.filter(
    (reply) => !begins.includes(reply) && `${reply.shortcut} ${reply.text}`.toLowerCase().includes(search),
  );
  return [...begins, ...contains];
}
