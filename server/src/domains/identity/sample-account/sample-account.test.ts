import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, testSettings } from '../../../../test/servers/startTestServer.ts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';

const DAY_MS = 24 * 60 * 60_000;
const script = path.resolve(import.meta.dirname, '../../../../test/doubles/sampleScript.ts');
const accounts = { ...testSettings('').accounts, authMode: 'bearer' as const };
let nowMs = Date.now();
const clock: Clock = { nowMs: () => nowMs };
const servers: TestServer[] = [];
let server: TestServer;

async function serve(sandboxUrl: string | null) {
  const sampleAccount = sandboxUrl === null ? null : { script, sandboxUrl };
  const started = await startTestServer({ clock, settings: { accounts, sampleAccount } });
  servers.push(started);
  return started;
}
before(async () => {
  server = await serve('http://sandbox.test');
});
after(async () => {
  for (const each of servers) await each.close();
});

const START = 'POST /api/auth/sample-account';
const ENTER = 'POST /api/auth/sample-account/enter';
const enter = (ticket: string, at = server) => at.call(ENTER, { body: { ticket } });

async function visit(at = server) {
  const started = await at.call(START, { body: { sample: 'shop' } });
  expect(started.status).toBe(200);
  const { ticket } = started.body;
  let answer = await enter(ticket, at);
  await eventually(async () => {
    if (answer.status === 200 && 'stage' in answer.body) answer = await enter(ticket, at);
    expect(answer.body).not.toHaveProperty('stage');
  });
  return { ticket, answer };
}

const countUsers = async (at = server) => {
  const { rows } = await sql<{ n: string }>`select count(*) as n from users`.execute(at.database.system);
  return Number(rows[0]?.n);
};

test('each visitor gets an account of their own, in which nothing of another is found', async () => {
  expect((await server.call('GET /api/auth/options')).body).toMatchObject({ sampleAccount: true });
  const [first, second] = [await visit(), await visit()];
  const ids = [first, second].map(({ answer }) => ('user' in answer.body ? answer.body.user.id : ''));
  expect(new Set(ids).size).toBe(2);
  for (const { answer } of [first, second]) {
    const token = 'token' in answer.body ? answer.body.token : '';
    const { body } = await server.call('GET /api/workspaces', { token });
    expect(body.workspaces.map(({ id }) => id)).toEqual([ids[first.answer === answer ? 0 : 1]]);
  }
});

test('a ticket works once, and a guess does not work', async () => {
  const { ticket } = await visit();
  for (const wrong of [ticket, 'guessed'])
    expect(await enter(wrong)).toMatchObject({ status: 404, body: { code: 'sample_account_gone' } });
});

test('an installation without the sandbox refuses, and creates nothing', async () => {
  const off = await serve(null);
  expect((await off.call('GET /api/auth/options')).body).toMatchObject({ sampleAccount: false });
  expect(await off.call(START, { body: { sample: 'shop' } })).toMatchObject({
    status: 404,
    body: { code: 'sample_account_off' },
  });
  expect(await countUsers(off)).toBe(0);
});

test('an account that cannot be filled is removed, and the visitor is asked to try again', async () => {
  const broken = await serve('http://sandbox.test/broken');
  const { answer } = await visit(broken);
  expect(answer).toMatchObject({ status: 500, body: { code: 'sample_account_failed' } });
  await eventually(async () => expect(await countUsers(broken)).toBe(0));
});

test('accounts end after a day, when the next visitor comes; other users stay', async () => {
  const { id } = await server.signUp('stays');
  const before = await countUsers();
  expect(before).toBeGreaterThan(4);
  nowMs += DAY_MS + 1;
  await visit();
  await eventually(async () => expect(await countUsers()).toBe(5));
  const { rows } = await sql`select 1 from users where id = ${id}`.execute(server.database.system);
  expect(rows).toHaveLength(1);
});

test('at most three visitors wait at once', async () => {
  const started = await Promise.all(Array.from({ length: 5 }, () => server.call(START, { body: { sample: 'shop' } })));
  const refused = started.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.body).toMatchObject({ code: 'sample_accounts_full' });
});
