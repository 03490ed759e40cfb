import type { ThreadMessage } from '@fanfare/shared/contracts';

export interface MessageGroup {
  key: string;
  author: ThreadMessage['author'];
  /** A time on that day if the group is its first, otherwise null. */
  day: string | null;
  messages: ThreadMessage[];
}

/** Messages of one author within this time form a group. */
const TOGETHER_MS = 5 * 60_000;

/**
 * @param messages newest first
 * @returns groups in reading order
 */
export function groupMessages(messages: readonly ThreadMessage[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  let previous: ThreadMessage | undefined;
  for (const message of messages.toReversed()) {
    const isNewDay = !previous || dayOf(previous) !== dayOf(message);
    const group = groups.at(-1);
    const isClose = previous !== undefined && Date.parse(message.at) - Date.parse(previous.at) < TOGETHER_MS;
    if (group && isClose && !isNewDay && group.author === message.author && isSameAuthor(previous, message))
      group.messages.push(message);
    else groups.push({ key: message.id, author: message.author, day: isNewDay ? message.at : null, messages: [message] });
    previous = message;
  }
  return groups;
}

function isSameAuthor(previous: ThreadMessage | undefined, message: ThreadMessage): boolean {
  return previous?.by?.id === message.by?.id && previous?.flow?.id === message.flow?.id;
}

function dayOf({ at }: ThreadMessage): string {
  return new Date(at).toDateString();
}
