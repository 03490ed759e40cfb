import type { Thread, ThreadMessage } from '@fanfare/shared/contracts';

/** A conversation with an unanswered message from an hour ago. */
export function aThread(changes: Partial<Thread> = {}): Thread {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  return {
    id: 't1',
    accountId: 'account',
    contact: { id: 'c1', username: 'lea.runs', name: 'Lea', avatar: null, tags: [], optedOutAt: null },
    preview: { text: 'Do you ship to Norway?', direction: 'in' },
    lastMessageAt: hours(-1),
    lastInboundAt: hours(-1),
    windowEndsAt: hours(23),
    humanAgentEndsAt: hours(7 * 24 - 1),
    handler: 'bot',
    botPausedUntil: null,
    isUnanswered: true,
    isArchived: false,
    labels: [],
    hasFailed: false,
    ...changes,
  };
}

export function aMessage(changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: 'm1',
    direction: changes.author === undefined || changes.author === 'contact' ? 'in' : 'out',
    author: 'contact',
    text: 'Do you ship to Norway?',
    message: null,
    attachments: [],
    ownReaction: null,
    at: new Date(Date.now() - 3_600_000).toISOString(),
    state: changes.author === undefined || changes.author === 'contact' ? 'received' : 'sent',
    error: null,
    isDeleted: false,
    isHumanAgent: false,
    record: null,
    ...changes,
  };
}
