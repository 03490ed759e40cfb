import pg from 'pg';
import { findDatabase } from '../../findDatabase.ts';
import type { Product } from '../../startProduct.ts';

export const THREADS = 10_000;
export const COMMENTS = 5_000;

export async function fillInbox(product: Product, ownerId: string): Promise<void> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  const account = '(select id from instagram_accounts where owner_id = $1)';
  await client.query(
    `with people as (
      insert into contacts (id, owner_id, account_id, igsid, username, name)
      select gen_random_uuid(), $1, ${account}, (1000000 + n)::text, 'follower.' || n, case when n % 3 = 0 then 'Follower ' || n end
      from generate_series(1, $2::int) n
      returning id, igsid
    )
    insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at, last_message_at, labels)
    select gen_random_uuid(), $1, ${account}, id, now() - (igsid::int - 1000000) * interval '2 minutes',
      now() - (igsid::int - 1000000) * interval '2 minutes', case when igsid::int % 7 = 0 then array['vip'] else '{}' end
    from people`,
    [ownerId, THREADS],
  );
  await client.query(
    `insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, sent_at)
    select gen_random_uuid(), $1, account_id, conversations.id, 'bench_' || conversations.id || n,
      case when n % 2 = 0 then 'in' else 'out' end, 'Message ' || n || ': what does the oak shelf cost?', last_message_at - n * interval '1 minute'
    from conversations, generate_series(0, 3) n where conversations.owner_id = $1`,
    [ownerId],
  );
  await client.query(
    `insert into comments (id, owner_id, account_id, comment_id, media_id, from_igsid, username, text, written_at)
    select gen_random_uuid(), $1, ${account}, 'bench_' || n, 'post_' || n % 10, (1000000 + n)::text, 'follower.' || n,
      repeat('How much is the oak shelf? ', 1 + n % 4), now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`,
    [ownerId, COMMENTS],
  );
  // Autovacuum would have run long before.
  await client.query('vacuum (analyze) contacts, conversations, messages, comments');
  await client.end();
}
