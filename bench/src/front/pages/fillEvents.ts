import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findDatabase } from '../../findDatabase.ts';
import type { Product } from '../../startProduct.ts';

export const EVENTS = 100_000;

/** One in 500 events failed, and one in 1,000 is a mention. */
export async function fillEvents(product: Product, ownerId: string, count = EVENTS, daysAgo = 0): Promise<void> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  await client.query(
    `insert into events (id, owner_id, account_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id,
      sender_username, text, payload, processed_status, processing_error, outcome, attempts)
    select gen_random_uuid(), $1, (select id from instagram_accounts where owner_id = $1), 'bench_' || n,
      case when n % 1000 = 0 then 'mentions' when n % 3 = 0 then 'comments' else 'messages' end, n, n,
      received_at, received_at, (1000000 + n % 10000)::text,
      'follower.' || n % 10000, 'Message ' || n || ': what does the oak shelf cost?',
      jsonb_build_object('object', 'instagram', 'entry', jsonb_build_array(jsonb_build_object('id', '17841400000000123', 'time', n,
        'messaging', jsonb_build_array(jsonb_build_object('sender', jsonb_build_object('id', (1000000 + n % 10000)::text),
          'recipient', jsonb_build_object('id', '17841400000000123'), 'timestamp', n,
          'message', jsonb_build_object('mid', 'bench_' || n, 'text', 'Message ' || n || ': what does the oak shelf cost?')))))),
      case when n % 500 = 0 then 'failed' else 'completed' end, case when n % 500 = 0 then 'The window is closed.' end,
      case when n % 500 = 0 then 'flow_failed' else 'keyword_miss' end, 1
    from generate_series(1, $2::int) n
    cross join lateral (select now() - make_interval(days => $3::int) - ($2::int - n) * interval '1 second' as received_at) aged`,
    [ownerId, count, daysAgo],
  );
  await client.query(
    'insert into feed_positions (owner_id, seq) values ($1, $2) on conflict (owner_id) do update set seq = excluded.seq',
    [ownerId, count],
  );
  // Autovacuum would have run long before.
  await client.query('vacuum (analyze) events');
  await client.end();
}

/** @returns seconds until the text copies were written */
export async function waitForTextCopies(product: Product, ownerId: string): Promise<number> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  const startedAt = performance.now();
  try {
    for (let second = 0; second < 900; second += 1) {
      const { rows } = await client.query('select 1 from event_text_positions where owner_id = $1 and seq >= $2', [
        ownerId,
        EVENTS,
      ]);
      if (rows.length > 0) return (performance.now() - startedAt) / 1_000;
      await delay(1_000);
    }
    throw new Error('The texts of the events were not copied.');
  } finally {
    await client.query('vacuum (analyze) event_texts');
    await client.end();
  }
}

/** @param ownerId null to skip row-level security */
export async function explain(
  product: Product,
  ownerId: string | null,
  statement: string,
): Promise<{ ms: number; plan: string }> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  try {
    await client.query('begin');
    if (ownerId !== null) {
      await client.query('set local role fanfare_tenant');
      await client.query("select set_config('app.uid', $1, true)", [ownerId]);
    }
    // Warms the cache.
    await client.query(statement);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, buffers off) ${statement}`,
    );
    const lines = rows.map((row) => row['QUERY PLAN']);
    const ms = lines.map((line) => /Execution Time: ([\d.]+) ms/.exec(line)?.[1]).find((found) => found !== undefined);
    return { ms: Number(ms), plan: lines.join('\n') };
  } finally {
    await client.end();
  }
}
