import { setTimeout as delay } from 'node:timers/promises';
import { type BenchUser, signUp } from '../load/connectAccount.ts';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';
import type { Product } from '../startProduct.ts';
import { withDatabase } from './fillBully.ts';
import type { Observer } from './observeOther.ts';
import type { Bully, BullyReport } from './startBully.ts';
import { ABSENT, largeFlow } from './worstRequest.ts';

interface Stage {
  product: Product;
  bully: Bully;
  observer: Observer;
  owner: BenchUser;
  other: BenchUser;
}

const QUIET_SECONDS = 5;
const SECONDS = 10;
const PROFILE_CHANGES_AT_ONCE = 24;
const SEARCHES_AT_ONCE = 16;
const FLOWS = 300;
const FLOW_BYTES = 700_000;
const FLOWS_AT_ONCE = 4;
const MIB = 1024 * 1024;

/** Repeats the attacks of a security review. Per-minute limits are off, because they would end an attack early. */
export async function measureScenarios({ product, bully, observer, owner, other }: Stage): Promise<void> {
  const headers = headersOf(owner);
  const common = { headers, body: null, method: 'GET' };
  await sayOther('quiet', observer, QUIET_SECONDS);
  await sayFlowLists('quiet', product.url, other.token, QUIET_SECONDS);

  const searches = ['payload', 'q'].map((field) => `/api/webhooks/events?${field}=${encodeURIComponent(ABSENT)}`);
  bully.begin({ ...common, paths: searches, parallel: SEARCHES_AT_ONCE });
  await sayFlowLists(`${SEARCHES_AT_ONCE} searches at once`, product.url, other.token, SECONDS);
  await sayReport('searches', bully);

  const changes = JSON.stringify({ username: 'bully@@', bio: 'x'.repeat(500) });
  bully.begin({ ...common, method: 'PATCH', paths: ['/api/user/profile'], body: changes, parallel: PROFILE_CHANGES_AT_ONCE });
  await sayOther(`${PROFILE_CHANGES_AT_ONCE} profile changes at once`, observer, SECONDS);
  await sayReport('profile changes', bully);

  await sayFlows(product, await signUp(product.url));
}

function headersOf({ token }: BenchUser): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

export async function sayFlows(product: Product, user: BenchUser): Promise<void> {
  const headers = headersOf(user);
  const before = await readDatabaseBytes(product);
  const startedAt = performance.now();
  const statuses: Record<number, number> = {};
  let made = 0;
  const saveNext = async () => {
    while (made < FLOWS) {
      made += 1;
      const body = JSON.stringify(largeFlow(`Stored ${made}`, FLOW_BYTES));
      const { status } = await fetch(`${product.url}/api/flow/save`, { method: 'POST', headers, body });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: FLOWS_AT_ONCE }, saveNext));
  say(`${FLOWS} flows of 0.7 MB of random text: accepted`, statuses[200] ?? 0, '');
  say(`${FLOWS} flows of 0.7 MB of random text: refused with 409`, statuses[409] ?? 0, '');
  say(`${FLOWS} flows of 0.7 MB of random text: sent within`, (performance.now() - startedAt) / 1_000, 's');
  say(
    `${FLOWS} flows of 0.7 MB of random text: growth of the database`,
    ((await readDatabaseBytes(product)) - before) / MIB,
    'MiB',
  );
}

async function readDatabaseBytes(product: Product): Promise<number> {
  const { rows } = await withDatabase(product, (client) =>
    client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes'),
  );
  return Number(rows[0]?.bytes);
}

async function sayOther(when: string, observer: Observer, seconds: number): Promise<void> {
  const from = performance.now();
  await delay(seconds * 1_000);
  const { samples, refused } = await observer.between(from, performance.now());
  say(`${when}: webhooks delivered in ${seconds} s`, samples.ack.length, '');
  say(`${when}: webhooks and session checks not answered with 200`, refused, '', { atMost: 0 });
  say(`${when}: acknowledgement p50`, percentile(samples.ack, 0.5), 'ms');
  say(`${when}: acknowledgement p99`, percentile(samples.ack, 0.99), 'ms');
  say(`${when}: session check p50`, percentile(samples.session, 0.5), 'ms');
  say(`${when}: session check p99`, percentile(samples.session, 0.99), 'ms');
}

async function sayFlowLists(when: string, url: string, token: string, seconds: number): Promise<void> {
  const endsAt = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let failed = 0;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/flow/list`, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    times.push(performance.now() - startedAt);
    if (response.status !== 200) failed += 1;
    await delay(50);
  }
  say(`${when}: flow list of the other, p50`, percentile(times, 0.5), 'ms');
  say(`${when}: flow list of the other, p99`, percentile(times, 0.99), 'ms');
  say(`${when}: flow list of the other, not answered with 200`, failed, '', { atMost: 0 });
}

async function sayReport(what: string, bully: Bully): Promise<void> {
  const { statuses }: BullyReport = await bully.end();
  for (const [status, count] of Object.entries(statuses)) say(`${what}: answered ${status}`, count, '');
}
