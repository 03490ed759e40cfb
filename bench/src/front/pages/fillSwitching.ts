import pg from 'pg';
import { findDatabase } from '../../findDatabase.ts';
import { connect, fetchJson } from '../../load/connectAccount.ts';
import type { Front } from './startFront.ts';

const CONVERSATIONS = 1_000;

export interface SwitchTargets {
  /** The ids of two accounts of the personal workspace. */
  accounts: [string, string];
  /** The name of another workspace. */
  workspace: string;
  /** The beginnings of the names in the inbox of each account, and of the other workspace. */
  names: { accounts: [string, string]; workspace: string };
}

/** Connects a second account, and a third one in another workspace, each with its own conversations. */
export async function fillSwitching({ product, user }: Front): Promise<SwitchTargets> {
  const workspace = 'Studio';
  await connect(product.url, user.token, '17841400000000124', { query: '?add=true' });
  const created: { workspace: { id: string } } = await fetchJson(product.url, 'POST', '/api/workspaces', user.token, {
    name: workspace,
  });
  await connect(product.url, user.token, '17841400000000125', { headers: { 'fanfare-workspace': created.workspace.id } });
  const names: SwitchTargets['names'] = { accounts: ['first.', 'second.'], workspace: 'studio.' };
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  try {
    const [first = '', second = ''] = await fillAccounts(client, user.id, names.accounts);
    await fillAccounts(client, created.workspace.id, [names.workspace]);
    await client.query('vacuum (analyze) contacts, conversations, messages');
    return { accounts: [first, second], workspace, names };
  } finally {
    await client.end();
  }
}

async function fillAccounts(client: pg.Client, ownerId: string, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from instagram_accounts where owner_id = $1 order by connected_at, id',
    [ownerId],
  );
  if (rows.length !== names.length) throw new Error(`The workspace has ${rows.length} accounts instead of ${names.length}.`);
  for (const [index, { id }] of rows.entries()) {
    await client.query(
      `with people as (
        insert into contacts (id, owner_id, account_id, igsid, username)
        select gen_random_uuid(), $1, $2, (1000000 + n)::text, $3 || n from generate_series(1, $4::int) n
        returning id, igsid
      ), threads as (
        insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at, last_message_at)
        select gen_random_uuid(), $1, $2, id, now() - (igsid::int - 1000000) * interval '2 minutes',
          now() - (igsid::int - 1000000) * interval '2 minutes' from people
        returning id, last_message_at
      )
      insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, sent_at)
      select gen_random_uuid(), $1, $2, id, 'bench_' || id, 'in', 'What does the oak shelf cost?', last_message_at from threads`,
      [ownerId, id, names[index], CONVERSATIONS],
    );
  }
  return rows.map(({ id }) => id);
}
