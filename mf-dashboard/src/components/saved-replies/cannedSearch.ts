import type { CannedReply } from '@fanfare/shared/contracts';

/** Returns the text after the slash if the whole input is a shortcut, otherwise null. */
export function cannedSearch(text: string): string | null {
  return /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Returns first replies whose shortcut starts with the text, then those that contain it. */
export function findCanned(replies: readonly CannedReply[], search: string): CannedReply[] {
  const begins = replies.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(search));
  const contains = replies.filter(
    (reply) => !begins.includes(reply) && `${reply.shortcut} ${reply.text}`.toLowerCase().includes(search),
  );
  return [...begins, ...contains];
}
