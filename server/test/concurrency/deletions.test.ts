import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createLogger } from '../../src/infrastructure/logger/createLogger.ts';
import { openBucket } from '../../src/infrastructure/object-storage/openBucket.ts';
import { dm } from '../data/deliveries.ts';
import { smallVideo } from '../data/smallVideo.ts';
import { startS3 } from '../doubles/s3/startS3.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { createChance, times } from '../proof.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../servers/startTestServer.ts';

const ROUNDS = times(1, 40);
const FANS = 6;
const SETTLE_MS = 60_000;
const CALL_MS = 1_000;
const position = { x: 0, y: 0 };
const flow = {
  nodes: [
    { id: 'one', type: 'messageNode', position, data: { content: 'one' } },
    { id: 'wait', type: 'actionNode', position, data: { action: 'wait', actionParams: '1s' } },
    { id: 'two', type: 'messageNode', position, data: { content: 'two' } },
  ],
  edges: [
    { id: 'a', source: 'one', target: 'wait' },
    { id: 'b', source: 'wait', target: 'two' },
  ],
};

let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
const errors: string[] = [];

before(async () => {
  s3 = await startS3();
  const logger = createLogger('error', { write: (line) => void errors.push(line) });
  server = await startTestServer({ logger, pollMs: 100, settings: { bucket: s3.bucket } });
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  server.instagram.answers = [
    ({ name }) => {
      const ok = (body: unknown) => ({ status: 200, body });
      if (name.endsWith('/content_publishing_limit'))
        return ok({ data: [{ quota_usage: 0, config: { quota_total: 100, quota_duration: 86_400 } }] });
      if (name.endsWith('/media')) return ok({ id: 'container-1' });
      if (name.endsWith('/container-1')) return ok({ id: 'container-1', status_code: 'FINISHED', status: 'FINISHED' });
      return name.endsWith('/media_publish') ? ok({ id: 'media-1' }) : null;
    },
  ];
});
after(async () => {
  await server.close();
  await s3.stop();
});

async function rowsOf(ownerId: string): Promise<Record<string, number>> {
  const { system } = server.database;
  const { rows } = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'owner_id' and t.table_type = 'BASE TABLE' order by 1`.execute(system);
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: some } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.id(name)} where owner_id = ${ownerId}`.execute(system);
    if (some[0]?.n) found[name] = some[0].n;
  }
  return found;
}

const isErased = (ownerId: string) =>
  eventually(async () => {
    const { rows } = await sql`select from deleted_accounts where id = ${ownerId} and erased_at is not null`.execute(
      server.database.system,
    );
    expect(rows).toHaveLength(1);
  }, SETTLE_MS);

async function upload({ token }: TestUser, workspace: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(smallVideo())], { type: 'video/mp4' }), 'a.mp4');
  const headers = { authorization: `Bearer ${token}`, 'fanfare-workspace': workspace };
  const { status } = await fetch(`${server.url}/api/media`, { method: 'POST', headers, body: form });
  if (status >= 500) errors.push(`an upload ended with ${status}`);
}

async function download({ token }: TestUser): Promise<void> {
  const response = await fetch(`${server.url}/api/user/export`, { headers: { authorization: `Bearer ${token}` } });
  await response.text().catch(() => undefined);
  if (response.status >= 500) errors.push(`an export ended with ${response.status}`);
}

for (const what of ['account', 'workspace'] as const) {
  test(`S27: ${what === 'account' ? 'an account' : 'a workspace'} is deleted while everything is under way, ${ROUNDS} times: nothing stays and nothing is sent`, async (context) => {
    const between = createChance(context);
    const bucket = openBucket(s3.bucket);
    for (let round = 0; round < ROUNDS; round += 1) {
      const user = await server.signUp(`${what}${round}`);
      const { token } = user;
      const workspace = what === 'account' ? user.id : await server.addWorkspace(user, 'Studio');
      const igId = igIdOf(what === 'account' ? 1_000 + round : 2_000 + round);
      await server.connect(user, igId, { workspace });
      const saved = await server.call('POST /api/flow/save', { token, workspace, body: { name: 'Flow', ...flow } });
      await server.call('POST /api/flow/{id}/publish', { token, workspace, id: saved.body.data.id });
      for (let fan = 0; fan < FANS; fan += 1)
        await server.deliver(dm({ igId, from: `5${fan}`, text: 'first', mid: `${igId}-${fan}` }));

      let isOver = false;
      const end = () => isOver;
      const call = async (work: () => Promise<{ status: number }>) => {
        while (!end()) {
          const { status } = await work();
          if (status >= 500) errors.push(`a call ended with ${status}`);
          await delay(between(0, 20));
        }
      };
      const working = [
        ...Array.from({ length: FANS }, async (_, fan) => {
          for (let n = 0; !end(); n += 1) {
            await server.deliver(dm({ igId, from: `5${fan}`, text: 'hello', mid: `${igId}-${fan}-${n}` }));
            await delay(between(0, 30));
          }
        }),
        call(() => {
          const body = { kind: 'image', media: [{ type: 'image', url: 'https://cdn.example.com/a.jpg' }], caption: 'Hi' };
          return server.call('POST /api/publishing', { token, workspace, body });
        }),
        call(() => server.call('PATCH /api/workspace', { token, workspace, body: { name: 'Late' } })),
        call(() =>
          server.call('POST /api/inbox/canned-replies', {
            token,
            workspace,
            body: { shortcut: `s${between(0, 1e6)}`, text: 'x' },
          }),
        ),
        call(() =>
          server.call('PATCH /api/instagram/messaging-rules', { token, workspace, body: { personPauseMinutes: between(1, 9) } }),
        ),
        call(() => server.call('PUT /api/flow-secrets', { token, workspace, body: { name: 'key', value: 'v' } })),
        call(() => server.call('POST /api/webhooks/monitoring/health-check', { token, workspace })),
        upload(user, workspace),
        upload(user, workspace),
        download(user),
      ];
      await delay(between(0, 400));
      const body = { password: TEST_PASSWORD };
      const { status } =
        what === 'account'
          ? await server.call('DELETE /api/user/delete', { token, body })
          : await server.call('DELETE /api/workspace', { token, workspace, body });
      const endedAt = Date.now();
      expect(status).toBe(200);
      await delay(between(0, 400));
      await isErased(workspace);
      isOver = true;
      await Promise.all(working);
      await eventually(async () => {
        const { rows } = await sql<{ n: number }>`
          select (select count(*) from inbox where state in ('ready', 'active')) + (select count(*) from outbox where state in ('intent', 'sending'))
            + (select count(*) from media_removals) as n`.execute(server.database.system);
        expect(Number(rows[0]?.n)).toBe(0);
      }, SETTLE_MS);
      expect([round, await rowsOf(workspace)]).toEqual([round, {}]);
      const { rows: users } = await sql`select from workspaces where id = ${workspace}`.execute(server.database.system);
      expect(users).toEqual([]);
      expect(await bucket.list(`media/${workspace}/`)).toEqual([]);
      const late = sentAt.filter(({ igId: of, at }) => of === igId && at > endedAt + CALL_MS);
      expect(late).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

const sentAt: { igId: string; at: number }[] = [];
before(() => {
  server.instagram.onSend = (message, n) => {
    sentAt.push({ igId: message.igId, at: Date.now() });
    return { status: 200, body: { recipient_id: message.recipient, message_id: `sent-${n}` } };
  };
});
