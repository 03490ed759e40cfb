import type { Api } from '../createApi.ts';
import type { SeedContext } from '../SeedContext.ts';

export function createConversationActions({ product, team, sandbox, backfill, shop }: SeedContext) {
  const pathOf = (follower: string) => `/accounts/${shop.igId}/conversations/${follower}`;

  async function threadIdOf(username: string): Promise<string | null> {
    const query = new URLSearchParams({ search: username, limit: '20' });
    const { data } = await product.call<{ data: { threads: { id: string; contact: { username: string | null } }[] } }>(
      'GET',
      `/api/inbox/threads?${query}`,
    );
    return data.threads.find(({ contact }) => contact.username === username)?.id ?? null;
  }
  /** Each contact has a member who usually replies. */
  function personFor(contact: string, text: string): Api {
    const people = [product, team.ida, team.noor];
    const number = [...contact].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
    return text.includes('Ida') ? team.ida : (people[number % people.length] ?? product);
  }
  const onThePhone = (to: string, text: string) => sandbox.call('POST', `${pathOf(to)}/business-messages`, { text });

  return {
    threadIdOf,
    onThePhone,
    write: (from: string, text: string) => sandbox.call('POST', `${pathOf(from)}/messages`, { text }),
    see: (follower: string) => sandbox.call('POST', `${pathOf(follower)}/seen`),
    block: (follower: string, isBlocking: boolean) => sandbox.call('PATCH', pathOf(follower), { isBlocking }),

    /** Falls back to the phone if the product cannot reply. */
    async reply(to: string, text: string, atMs?: number): Promise<void> {
      const threadId = await threadIdOf(to);
      if (atMs !== undefined) await backfill.addInbound(to, atMs);
      const answer =
        threadId === null ? null : await personFor(to, text).send('POST', `/api/inbox/threads/${threadId}/messages`, { text });
      if (!answer?.ok) await onThePhone(to, text);
    },

    async tap(follower: string, title: string): Promise<void> {
      const { messages } = await sandbox.call<{ messages: { mid: string; sender: string }[] }>('GET', pathOf(follower));
      const offer = messages.findLast(({ sender }) => sender === 'business');
      if (offer) await sandbox.call('POST', `${pathOf(follower)}/messages/${offer.mid}/quick-reply`, { title });
    },

    async change(username: string, change: object): Promise<void> {
      const threadId = await threadIdOf(username);
      if (threadId) await product.call('PATCH', `/api/inbox/threads/${threadId}`, change);
    },
    async note(username: string, text: string): Promise<void> {
      const threadId = await threadIdOf(username);
      if (threadId) await personFor(username, text).call('POST', `/api/inbox/threads/${threadId}/notes`, { text });
    },
  };
}
