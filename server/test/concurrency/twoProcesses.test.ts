import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { weekdays } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { openDatabase } from '../../src/infrastructure/database/opening/openDatabase.ts';
import { createLogger } from '../../src/infrastructure/logger/createLogger.ts';
import { dm } from '../data/deliveries.ts';
import { type DoubleCall, igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../servers/startTestServer.ts';

const ROUNDS = times(1, 20);
const ACCOUNTS = 4;
const FANS = 3;
const POSTS = 3;
const SETTLE_MS = 60_000;
const key = randomBytes(32);
const errors: string[] = [];
const logger = createLogger('error', { write: (line) => void errors.push(line) });
let first: TestServer;
const users: (TestUser & { igId: string })[] = [];
let captions = new Map<string, string>();
let published: string[] = [];
let refreshed: string[] = [];

function answer({ name, body, token, query }: DoubleCall) {
  const ok = (content: unknown) => ({ status: 200, body: content });
  if (name.endsWith('/refresh_access_token')) {
    const present = query.get('access_token') ?? token;
    refreshed.push(present);
    return ok({ access_token: present, token_type: 'bearer', expires_in: 5_183_944 });
  }
  if (name.endsWith('/content_publishing_limit'))
    return ok({ data: [{ quota_usage: 0, config: { quota_total: 100, quota_duration: 86_400 } }] });
  if (name.endsWith('/media') && name.startsWith('POST')) {
    const id = `container-${captions.size}`;
    captions.set(id, new URLSearchParams(body).get('caption') ?? '');
    return ok({ id });
  }
  const container = /\/(container-\d+)$/.exec(name)?.[1];
  if (container !== undefined) return ok({ id: container, status_code: 'FINISHED', status: 'FINISHED' });
  if (!name.endsWith('/media_publish')) return null;
  published.push(captions.get(new URLSearchParams(body).get('creation_id') ?? '') ?? '');
  return ok({ id: `media-${published.length}` });
}

before(async () => {
  first = await startTestServer({ key, logger, isExclusive: false });
  first.instagram.grantedScopes += ',instagram_business_content_publish';
  first.instagram.answers = [answer];
  for (let n = 0; n < ACCOUNTS; n += 1) users.push({ ...(await first.signUp(`user${n}`)), igId: igIdOf(n) });
  for (const user of users) {
    const { token, igId } = user;
    await first.connect(user, igId);
    await first.call('POST /api/flows', {
      token,
      body: {
        ...{ name: 'Daily', trigger: 'time_based', actions: [{ type: 'reply', text: 'now' }] },
        triggerSettings: { schedule: { days: [...weekdays], time: '00:00', timeZone: 'UTC' } },
      },
    });
    for (let fan = 0; fan < FANS; fan += 1)
      await first.deliver(dm({ igId, from: `7${fan}${igId.at(-1)}`, text: 'hi', mid: `${igId}-${fan}` }));
    const goals = [{ metric: 'totalMessages', period: 'day', target: 1_000 }];
    await first.call('PUT /api/analytics/goals', { token, body: { timeZone: 'UTC', goals } });
  }
  await eventually(async () => {
    const { rows } = await sql`select from conversations where last_inbound_at is not null`.execute(first.database.system);
    expect(rows).toHaveLength(ACCOUNTS * FANS);
  });
  await first.app.close();
});
after(async () => {
  await first.close();
  expect(errors).toEqual([]);
});

async function startProcess() {
  const database = openDatabase(first.config, silentLogger, { keepsReady: false });
  const { instagram } = first.settings;
  const stored = { config: first.config, database, drop: database.close };
  return startTestServer({ key, logger, stored, startsWork: false, isExclusive: false, settings: { instagram } });
}

async function makeDue(system: TestServer['database']['system'], round: number): Promise<void> {
  [captions, published, refreshed] = [new Map(), [], []];
  await sql`update automations set next_run_at = now() - interval '1 minute'`.execute(system);
  await sql`update instagram_accounts set token_expires_at = now() + interval '6 days', connected_at = now() - interval '40 days',
    token_refreshed_at = null, token_tried_at = null, token_notice_days = null, subscriptions_checked_at = null`.execute(system);
  await sql`update goals set due_at = now()`.execute(system);
  await sql`delete from delivery_checks`.execute(system);
  await sql`delete from events where event_type in ('webhook_error', 'goal_missed')`.execute(system);
  await sql`update outbox set created_at = created_at - interval '1 day'`.execute(system);
  await sql`insert into publications (id, owner_id, account_id, kind, caption, media, options, state, scheduled_at, run_at)
    select gen_random_uuid(), owner_id, id, 'image', 'post ' || ${round}::int || ' ' || n || ' ' || ig_id,
      '[{"type": "image", "url": "https://cdn.example.com/a.jpg"}]', '{}', 'scheduled', now(), now()
    from instagram_accounts, generate_series(1, ${POSTS}) n`.execute(system);
}

test(`two processes start with the same work due, ${ROUNDS} times: each thing happens once`, async (context) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const processes = [await startProcess(), await startProcess()];
    const stop = async () => {
      for (const each of processes.splice(0)) await each.close();
    };
    context.after(stop);
    const [one] = processes;
    if (!one) throw new Error('A process is missing.');
    const { system } = one.database;
    await makeDue(system, round);
    const before = first.instagram.sent.length;
    await Promise.all(processes.map(({ app }) => app.startWork()));
    await eventually(async () => {
      const { rows } = await sql<{ n: number }>`select
        (select count(*) from automations where next_run_at <= now()) + (select count(*) from goals where due_at <= now())
        + (select count(*) from publications where state <> 'published') + (select count(*) from inbox where state in ('ready', 'active'))
        + (select count(*) from outbox where state in ('intent', 'sending'))
        + (select count(*) from instagram_accounts where token_refreshed_at is null or subscriptions_checked_at is null)
        + (select count(*) from instagram_accounts a where not exists (
            select from delivery_checks c where c.account_id = a.id and c.finished_at is not null)) as n`.execute(system);
      expect(Number(rows[0]?.n)).toBe(0);
    }, SETTLE_MS);
    expect(
      first.instagram.sent
        .slice(before)
        .map(({ recipient }) => recipient)
        .sort(),
    ).toEqual(users.flatMap(({ igId }) => Array.from({ length: FANS }, (_, fan) => `7${fan}${igId.at(-1)}`)).sort());
    expect([published.length, new Set(published).size]).toEqual([ACCOUNTS * POSTS, ACCOUNTS * POSTS]);
    expect([refreshed.length, new Set(refreshed).size]).toEqual([ACCOUNTS, ACCOUNTS]);
    const { rows: missed } = await sql<{ owner_id: string; n: number }>`
      select owner_id, count(*)::int as n from events where event_type = 'goal_missed' group by 1`.execute(system);
    expect(missed.map(({ n }) => n)).toEqual(Array(ACCOUNTS).fill(1));
    const { rows: notices } = await sql<{ owner_id: string; key: string; n: number }>`
      select owner_id, split_part(event_key, ':', 1) as key, count(*)::int as n from events
      where event_type = 'webhook_error' group by 1, 2 having count(*) > 1`.execute(system);
    expect(notices).toEqual([]);
    await stop();
  }
});
