import { BENCH_PASSWORD, type BenchUser, connectAccount, fetchJson } from '../load/connectAccount.ts';
import type { Product } from '../startProduct.ts';
import { withDatabase } from './fillBully.ts';
import { largeFlow, type Possessions } from './worstRequest.ts';

export const BULLY_ACCOUNT_ID = '17841400000000456';
const FLOWS = 20;
const AUTOMATIONS = 40;
const IDS = 500;

const rowsOf: Record<Exclude<keyof Possessions, 'accountId' | 'subscriptions'>, string> = {
  sessions: 'auth_sessions where owner_id = $1 order by created_at desc',
  threads: 'conversations where owner_id = $1 order by last_message_at desc',
  messages: "messages where owner_id = $1 and direction = 'in' order by sent_at desc",
  notes: 'conversation_notes where owner_id = $1 order by id',
  cannedReplies: 'canned_replies where owner_id = $1 order by id',
  comments: 'comments where owner_id = $1 order by written_at desc',
  publications: 'publications where owner_id = $1 order by id',
  flows:
    "bot_flows where owner_id = $1 and deleted_at is null and kind = 'drawn' order by pg_column_size(nodes) desc, created_at",
  automations: 'automations where owner_id = $1 and name is not null order by id',
  runs: 'runs where owner_id = $1 order by started_at desc',
  suites: 'test_suites where owner_id = $1 order by created_at',
  events: 'events where owner_id = $1 and not is_archived order by seq desc',
};

export async function prepareBully(product: Product) {
  const user: BenchUser = await connectAccount(product.url, BULLY_ACCOUNT_ID);
  const make = (path: string, body: object) => fetchJson<unknown>(product.url, 'POST', path, user.token, body);
  for (let n = 0; n < FLOWS; n += 1) await make('/api/flow/save', largeFlow(`Flow ${n}`, n === 0 ? 700_000 : 50_000));
  for (let n = 0; n < AUTOMATIONS; n += 1) {
    await make('/api/flows', { name: `Automation ${n}`, trigger: 'keyword_detected', triggerSettings: { keyword: `word ${n}` } });
  }
  await make('/api/webhooks/testing/create-suite', { accountId: BULLY_ACCOUNT_ID, senderId: 'tester', senderUsername: 'tester' });
  const { data: subscriptions }: { data: { subscriptionId: string }[] } = await fetchJson(
    product.url,
    'GET',
    '/api/webhooks/subscriptions',
    user.token,
  );

  return {
    user,
    /** Creates one session per call, because a call may end all others. */
    async signIn(): Promise<string> {
      const credentials = { username: await readName(), password: BENCH_PASSWORD };
      const { token }: { token: string } = await fetchJson(product.url, 'POST', '/api/auth/login', null, credentials);
      return token;
    },
    async readPossessions(): Promise<Possessions> {
      const found = await withDatabase(product, async (client) => {
        const kinds: [string, string[]][] = [];
        for (const [kind, rows] of Object.entries(rowsOf)) {
          const answer = await client.query<{ id: string }>(`select id::text from ${rows} limit ${IDS}`, [user.id]);
          kinds.push([kind, answer.rows.map(({ id }) => id)]);
        }
        return Object.fromEntries(kinds) as Record<keyof typeof rowsOf, string[]>;
      });
      return { ...found, accountId: BULLY_ACCOUNT_ID, subscriptions: subscriptions.map(({ subscriptionId }) => subscriptionId) };
    },
  };

  async function readName(): Promise<string> {
    const { rows } = await withDatabase(product, (client) =>
      client.query<{ username: string }>('select username from users where id = $1', [user.id]),
    );
    return rows[0]?.username ?? user.name;
  }
}
