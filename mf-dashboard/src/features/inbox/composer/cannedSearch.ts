import type { CannedReply } from '@fanfare/shared/contracts';

/** What stands after the slash when the whole text is a shortcut being typed; null otherwise. */
export function cannedSearch(text: string): string | null {
  return /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Those whose shortcut begins so first, then those that contain it anywhere. */
export function findCanned(replies: readonly CannedReply[], search: string): CannedReply[] {
  const begins = replies.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(search));
  const contains = replies.filter(
    (reply) => !begins.includes(reply) && `${reply.shortcut} ${reply.text}`.toLowerCase().includes(search),
  );
  return [...begins, ...contains];
}
