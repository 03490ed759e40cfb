import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createLogger } from '../../src/infrastructure/logger/createLogger.ts';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { type DoubleCall, igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { longTest } from '../longTest.ts';
import { createChance, times } from '../proof.ts';
import { startTestServer } from '../servers/startTestServer.ts';
import { createActor } from './createActor.ts';
import { groups } from './teamMoves.ts';

const STORM_MS = times(10_000, 120_000);
const FANS = 4;

function createPublishingDouble(between: (from: number, to: number) => number) {
  const captions = new Map<string, string>();
  const published = new Map<string, number>();
  function answer({ name, body }: DoubleCall) {
    const form = new URLSearchParams(body);
    const ok = (content: unknown) => ({ status: 200, body: content });
    if (name.endsWith('/content_publishing_limit'))
      return ok({ data: [{ quota_usage: 0, config: { quota_total: 100, quota_duration: 86_400 } }] });
    if (name.endsWith('/media') && name.startsWith('POST')) {
      const id = `container-${captions.size}`;
      captions.set(id, form.get('caption') ?? '');
      return ok({ id });
    }
    const container = /\/(container-\d+)$/.exec(name)?.[1];
    if (container !== undefined) return ok({ id: container, status_code: 'FINISHED', status: 'FINISHED' });
    if (!name.endsWith('/media_publish')) return null;
    if (between(0, 8) === 0) return { status: 400, body: { error: { message: 'x', code: 9004, error_subcode: 2207052 } } };
    const caption = captions.get(form.get('creation_id') ?? '') ?? '';
    published.set(caption, (published.get(caption) ?? 0) + 1);
    return ok({ id: `media-${published.size}` });
  }
  return { answer, twice: () => [...published].filter(([, n]) => n > 1), count: () => published.size };
}

longTest(
  `three members and an outsider make every change at random for ${STORM_MS / 1_000} s: no call fails and nothing is left inconsistent`,
  async (context) => {
    const between = createChance(context);
    const errors: string[] = [];
    const logger = createLogger('error', { write: (line) => void errors.push(line) });
    const server = await startTestServer({ logger });
    context.after(() => server.close());
    const { system } = server.database;
    const posts = createPublishingDouble(between);
    server.instagram.answers = [posts.answer];
    server.instagram.grantedScopes += ',instagram_business_content_publish';
    const users = [];
    for (const name of ['anna', 'ben', 'cleo', 'dora']) users.push(await server.signUp(name));
    const [anna, ben, cleo, dora] = users;
    if (!anna || !ben || !cleo || !dora) throw new Error('A user is missing.');
    const studio = await server.addWorkspace(anna, 'Studio');
    await server.addMember(anna, studio, ben, 'admin');
    await server.addMember(anna, studio, cleo, 'editor');
    const igId = igIdOf(1);
    await server.connect(anna, igId, { workspace: studio });
    const { body: saved } = await server.call('POST /api/flow/save', {
      ...{ token: anna.token, workspace: studio },
      body: { name: 'Flow 0', ...flowThatSays('one') },
    });
    await server.call('POST /api/flow/{id}/publish', { token: anna.token, workspace: studio, id: saved.data.id });
    await server.call('PATCH /api/workspace', { token: anna.token, workspace: studio, body: { assignsConversations: true } });

    const failed: string[] = [];
    const counts = new Map<string, number>();
    function onAnswer(name: string, status: number, body: unknown): void {
      const key = `${status} ${name}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (status >= 500) failed.push(`${key}: ${JSON.stringify(body)}`);
    }
    const shared = {
      server,
      between,
      people: users.map(({ username }) => username),
      workspaces: [studio, studio, studio, anna.id],
      links: [],
      deleted: [],
      chosen: new Map(),
      onAnswer,
    };
    const everyone = [...users, ...users].map((user) => createActor(shared, user));

    const end = performance.now() + STORM_MS;
    /** All at once change the same kind of rows. */
    async function act(): Promise<void> {
      const names = Object.keys(groups);
      while (performance.now() < end) {
        shared.chosen.clear();
        const moves = groups[names[between(0, names.length)] ?? ''] ?? [];
        const few = Array.from({ length: 3 }, () => moves[between(0, moves.length)]);
        await Promise.all(everyone.map((actor) => actor.pick(few)?.(actor)));
      }
    }
    async function write(fan: number): Promise<void> {
      for (let n = 0; performance.now() < end; n += 1) {
        await server.deliver(dm({ igId, from: `4${fan}`, text: `message ${n}`, mid: `in-${fan}-${n}` }));
        await delay(between(0, 200));
      }
    }
    async function keepGoing(): Promise<void> {
      while (performance.now() < end) {
        await sql`delete from attempts`.execute(system);
        await sql`update publications set run_at = now() where state in ('preparing', 'processing')`.execute(system);
        await sql`insert into memberships (owner_id, user_id, role) select ${studio}::uuid, id, 'admin' from users
        on conflict (owner_id, user_id) do update set role = 'admin' where memberships.role in ('viewer', 'agent')`.execute(
          system,
        );
        await delay(500);
      }
    }
    await Promise.all([act(), ...Array.from({ length: FANS }, (_, fan) => write(fan)), keepGoing()]);

    await eventually(async () => {
      const { rows } = await sql<{ n: number }>`
      select (select count(*) from inbox where state in ('ready', 'active')) + (select count(*) from outbox where state = 'sending')
        + (select count(*) from workspaces where id = any(${shared.deleted}::uuid[])) as n`.execute(system);
      expect(Number(rows[0]?.n)).toBe(0);
    }, 60_000);
    for (const [key, n] of [...counts].sort()) context.diagnostic(`${n} x ${key}`);
    context.diagnostic(`${posts.count()} posts`);
    expect([failed, errors.map((line) => line.slice(0, 1_500))]).toEqual([[], []]);
    expect(posts.twice()).toEqual([]);
    expect(server.instagram.violations).toEqual([]);
    expect(await findInconsistencies(server, shared.deleted)).toEqual([]);
  },
);

async function findInconsistencies({ database: { system } }: Awaited<ReturnType<typeof startTestServer>>, deleted: string[]) {
  const found: unknown[] = [];
  const queries = {
    'a workspace without an owner': `select id from workspaces w where not exists (
      select from memberships m where m.owner_id = w.id and m.role = 'owner')`,
    'two events at one position': `select owner_id, seq from events group by 1, 2 having count(*) > 1`,
    'an event after the last position': `select e.owner_id from events e join feed_positions p on p.owner_id = e.owner_id where e.seq > p.seq`,
    'a conversation assigned to a user who cannot reply': `select c.id from conversations c where assigned_to is not null and not exists (
      select from memberships m where m.owner_id = c.owner_id and m.user_id = c.assigned_to and m.role <> 'viewer')`,
    'an invitation by a user who may not invite': `select i.id, i.role, m.role from workspace_invitations i left join memberships m on m.owner_id = i.owner_id
      and m.user_id = i.invited_by where i.invited_by is not null and coalesce(m.role, 'viewer') not in ('owner', 'admin')`,
    'an automation with a missing version': `select a.id from automations a where version is not null and not exists (
      select from bot_flow_versions v where v.flow_id = a.flow_id and v.version = a.version)`,
    'an open approval of a deleted flow': `select p.id from flow_approvals p join bot_flows f on f.id = p.flow_id where f.deleted_at is not null and p.state = 'open'`,
    'backup codes without two-factor': `select owner_id from backup_codes b where not exists (select from two_factor t where t.owner_id = b.owner_id)`,
    'a post that is published without a media id': `select id from publications where state = 'published' and media_id is null`,
  };
  for (const [name, text] of Object.entries(queries)) {
    const { rows } = await sql.raw(text).execute(system);
    if (rows.length > 0) found.push({ [name]: rows });
  }
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'owner_id'`.execute(system);
  for (const { name } of tables) {
    const { rows } = await sql`select owner_id from ${sql.id(name)} where owner_id = any(${deleted}::uuid[])`.execute(system);
    if (rows.length > 0) found.push({ [`rows of a deleted workspace in ${name}`]: rows.length });
  }
  return found;
}
