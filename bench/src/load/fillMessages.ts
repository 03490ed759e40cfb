import pg from 'pg';
import { findDatabase } from '../findDatabase.ts';
import type { Product } from '../startProduct.ts';

export const MESSAGES = 1_000_000;
export const CONVERSATIONS = 40_000;
const DAYS = 90;

export async function fillMessages(product: Product, ownerId: string): Promise<void> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  const account = '(select id from instagram_accounts where owner_id = $1)';
  // Disables foreign keys; rows reference only earlier rows.
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `with people as (
      insert into contacts (id, owner_id, account_id, igsid, username, created_at)
      select gen_random_uuid(), $1, ${account}, (1000000 + n)::text, 'follower.' || n, now() - random() * interval '${DAYS} days'
      from generate_series(1, ${CONVERSATIONS}) n
      returning id
    )
    insert into conversations (id, owner_id, account_id, contact_id, last_message_at)
    select gen_random_uuid(), $1, ${account}, id, now() from people`,
    [ownerId],
  );
  // Makes the data repeatable.
  await client.query('select setseed(0.42)');
  await client.query(
    `create temporary table incoming as
      select n, conversation_id, contact_id, account_id, at, by_flow,
        at + case when by_flow then 800 + random() * 3000 else 60000 + random() ^ 3 * 20000000 end * interval '1 millisecond' as answered_at
      from (
        select n, id as conversation_id, contact_id, account_id, random() < 0.8 as by_flow,
          date_trunc('milliseconds', now() - interval '6 hours' - random() * interval '${DAYS - 1} days') as at
        from generate_series(1, ${MESSAGES / 2}) n
          join (select *, row_number() over () as place from conversations where owner_id = $1) talked on place = 1 + n % ${CONVERSATIONS}
      ) questions`,
    [ownerId],
  );
  await client.query(
    `insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, sent_at)
    select uuidv7(at - now()), $1::uuid, account_id, conversation_id, 'bench_in_' || n, 'in',
      (array['what is the price of the oak shelf?', 'I love the walnut table', 'delivery is late again', 'do you ship to Norway?',
        'thanks, that was quick', 'is the lamp still available?'])[1 + n % 6], at from incoming
    union all
    select uuidv7(answered_at - now()), $1::uuid, account_id, conversation_id, 'bench_out_' || n, 'out', 'It is 20 EUR.', date_trunc('milliseconds', answered_at)
    from incoming`,
    [ownerId],
  );
  await client.query(
    `insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, trace, started_at, ended_at)
    select uuidv7(at - now()), $1::uuid, account_id, contact_id, bot_flows.id, 1, -n, 'bench:' || n, case when n % 50 = 0 then 'failed' else 'finished' end, '{}',
      jsonb_build_array(
        jsonb_build_object('nodeId', 'c', 'nodeType', 'conditionNode', 'result', case when n % 3 = 0 then 'true' else 'false' end, 'step', 1),
        jsonb_build_object('nodeId', case when n % 3 = 0 then 'm' else 'n' end, 'nodeType', 'messageNode',
          'result', case when n % 50 = 0 then 'failed' else 'ok' end, 'step', 2)),
      at, answered_at
    from incoming, bot_flows where bot_flows.owner_id = $1 and by_flow`,
    [ownerId],
  );
  await client.query(
    `insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, state, message_id, author, created_at)
    select runs.id || ':2:0', $1::uuid, incoming.account_id, conversation_id, runs.id, 'bench', '1000001', 'It is 20 EUR.', 'sent', 'bench_out_' || n, 'flow', answered_at
    from incoming join runs on runs.inbox_id = -n where runs.owner_id = $1`,
    [ownerId],
  );
  await client.end();
  await vacuum(product);
}

/** Autovacuum would have run long before. */
export async function vacuum(product: Product): Promise<void> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}
