import pg from 'pg';
import { findDatabase } from '../findDatabase.ts';
import { fillEvents } from '../front/pages/fillEvents.ts';
import { fillInbox } from '../front/pages/fillInbox.ts';
import type { Product } from '../startProduct.ts';

export const BULLY_EVENTS = Number(process.env.BENCH_EVENTS ?? 300_000);
const RUNS = 20_000;
const NOTES = 200;
const CANNED_REPLIES = 150;

export async function fillBully(product: Product, ownerId: string, events = BULLY_EVENTS): Promise<void> {
  await fillEvents(product, ownerId, events);
  await fillInbox(product, ownerId);
  await withDatabase(product, async (client) => {
    // Rebuilding the indexes afterwards takes a fraction of the time.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where tablename = 'event_texts' and indexdef like '%gin%'",
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    // The product may already have started to copy them.
    await client.query(
      `insert into event_texts (event_id, owner_id, body) select id, owner_id, payload::text from events where owner_id = $1
      on conflict (event_id) do nothing`,
      [ownerId],
    );
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await client.query(definition);
    await client.query(
      'insert into event_text_positions (owner_id, seq) values ($1, $2) on conflict (owner_id) do update set seq = excluded.seq',
      [ownerId, events],
    );
    await client.query(
      `insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, trace, started_at, ended_at)
      select gen_random_uuid(), $1::uuid, contacts.account_id, contacts.id, bot_flows.id, 1, -n, 'bench:' || n,
        case when n % 50 = 0 then 'failed' else 'finished' end, '{}',
        jsonb_build_array(jsonb_build_object('nodeId', 'm', 'nodeType', 'messageNode', 'result', 'ok', 'step', 1)),
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${RUNS}) n
        join (select *, row_number() over () as place from contacts where owner_id = $1) contacts on place = 1 + n % 1000
        join (select id from bot_flows where owner_id = $1 order by created_at limit 1) bot_flows on true`,
      [ownerId],
    );
    await client.query(
      `insert into conversation_notes (id, owner_id, conversation_id, text)
      select gen_random_uuid(), $1, (select id from conversations where owner_id = $1 limit 1), repeat('x', 2000) from generate_series(1, ${NOTES})`,
      [ownerId],
    );
    await client.query(
      `insert into canned_replies (id, owner_id, shortcut, text)
      select gen_random_uuid(), $1, 'reply' || n, repeat('x', 1000) from generate_series(1, ${CANNED_REPLIES}) n`,
      [ownerId],
    );
    await client.query('vacuum (analyze)');
  });
}

export async function withDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
