import pg from 'pg';
import { findDatabase } from '../findDatabase.ts';
import { percentile } from '../percentile.ts';
import type { Product } from '../startProduct.ts';
import { fetchJson, signUp } from './connectAccount.ts';

const EVENTS = 100_000;
const TRIES = 15;

const lists: Record<string, string> = {
  'events, first page': '/api/webhooks/events',
  'events of one type': '/api/webhooks/events?eventType=messages',
  'events of a rare type': '/api/webhooks/events?eventType=comments',
  notifications: '/api/notifications',
  'unread notifications': '/api/notifications?status=unread',
};

export async function measureLists(product: Product): Promise<[string, number][]> {
  const user = await signUp(product.url);
  await fillEvents(product, user.id);
  const measured: [string, number][] = [];
  for (const [name, path] of Object.entries(lists)) {
    const times: number[] = [];
    for (let n = 0; n < TRIES; n += 1) {
      const startedAt = performance.now();
      await fetchJson(product.url, 'GET', path, user.token);
      times.push(performance.now() - startedAt);
    }
    measured.push([name, percentile(times, 0.5)]);
  }
  return measured;
}

async function fillEvents(product: Product, ownerId: string): Promise<void> {
  const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
  await client.connect();
  await client.query('insert into feed_positions (owner_id, seq) values ($1, $2)', [ownerId, EVENTS]);
  await client.query(
    `insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id, text, payload,
      processed_status, outcome, attempts, is_read)
    select gen_random_uuid(), $1, 'bench:' || n,
      case when n % 5000 = 0 then 'comments' when n % 2 = 0 then 'messages' else 'flow_execution' end,
      n, n, now() - ($2 - n) * interval '5 minutes', now() - ($2 - n) * interval '5 minutes',
      (n % 4000)::text, 'what is the price?', jsonb_build_object('message', jsonb_build_object('mid', 'bench_' || n, 'text', 'what is the price?')),
      'completed', 'flow_ran', 1, n % 10 <> 0
    from generate_series(1, $2::int) n`,
    [ownerId, EVENTS],
  );
  // Autovacuum would have run long before.
  await client.query('vacuum (analyze) events');
  await client.end();
}
