import { type ConversationMessage, GraphError, type InstagramClient } from '../../../../integrations/instagram/index.ts';

interface Options {
  instagram: Pick<InstagramClient, 'listConversations' | 'listMessagesWith'>;
  token: string;
  igId: string;
  recipients: ReadonlySet<string>;
  /** Conversations without a change since then do not contain the messages. */
  sinceMs: number;
}

export interface Conversations {
  /** Newest messages by recipient; absent when not read. */
  messages: Map<string, ConversationMessage[]>;
  /** Why some were not read; null when only the calls of a round are used up. */
  error: GraphError | null;
}

const CONVERSATIONS_PER_CALL = 25;
/** About 15 s at the allowed two calls a second. */
export const CALLS_PER_ROUND = 25;
const CALLS_PER_LOOKUP = 2;

/** One call reads the 25 latest conversations; others are read one by one. */
export async function lookUpConversations({ instagram, token, igId, recipients, sinceMs }: Options): Promise<Conversations> {
  const messages: Conversations['messages'] = new Map();
  const remaining = new Set(recipients);
  let calls = 0;

  async function readPages(): Promise<void> {
    let after: string | null = null;
    do {
      const page = await instagram.listConversations(token, { after, limit: CONVERSATIONS_PER_CALL });
      calls += 1;
      for (const { participantIds, newest } of page.conversations) {
        const recipient = participantIds.find((id) => id !== igId && remaining.has(id));
        if (recipient === undefined || newest === null) continue;
        messages.set(recipient, newest.messages);
        remaining.delete(recipient);
      }
      const isOlder = page.conversations.some(({ updatedAt }) => updatedAt !== null && updatedAt.getTime() < sinceMs);
      after = isOlder ? null : page.after;
    } while (after !== null && calls < Math.min(CALLS_PER_ROUND, remaining.size * CALLS_PER_LOOKUP));
  }

  async function readOneByOne(): Promise<void> {
    for (const recipient of remaining) {
      if (calls + CALLS_PER_LOOKUP > CALLS_PER_ROUND) return;
      messages.set(recipient, await instagram.listMessagesWith(token, recipient));
      calls += CALLS_PER_LOOKUP;
    }
  }

  try {
    await readPages().catch(continueIfTooMuch);
    await readOneByOne();
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return { messages, error };
  }
  return { messages, error: null };
}

/** Instagram may fail to list many messages at once. */
function continueIfTooMuch(error: unknown): void {
  if (error instanceof GraphError && (error.failure === 'uncertain' || error.failure === 'temporary')) return;
  throw error;
}
