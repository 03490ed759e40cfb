import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { setAdmin } from '../../identity/admin/index.ts';
import { pruneReports } from './index.ts';

let server: TestServer;
let anna: TestUser;
let shellDir = '';
before(async () => {
  shellDir = await mkdtemp(join(tmpdir(), 'fanfare-shell-'));
  await writeFile(join(shellDir, 'index.html'), '<!doctype html><title>Fanfare</title>');
  server = await startTestServer({ startsWork: false, settings: { shellDir } });
  anna = await server.signUp('anna');
  await setAdmin(server.database.system, 'anna', true);
});
after(async () => {
  await server.close();
  await rm(shellDir, { recursive: true });
});

const send = (body: unknown, type = 'application/csp-report') =>
  server.send('POST', '/reports/csp', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  });
const old = (report: object) => ({ 'csp-report': report });
const read = async () => (await server.call('GET /api/releases/csp-reports', { token: anna.token })).body.data.reports;

test('S12: pages say where their violations are reported', async () => {
  const { headers } = await server.send('GET', '/login');
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/reports\/csp; report-to csp$/);
  expect(headers.get('reporting-endpoints')).toBe('csp="http://fanfare.test/reports/csp"');
});

test('S12: both formats are counted as one, without queries and fragments of URLs', async () => {
  const blocked = 'https://evil.test/a.js?stolen=token#x';
  const first = await send(
    old({
      'document-uri': 'https://fanfare.test/reset-password?a=1#token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'source-file': 'https://fanfare.test/assets/main.js?x',
      'line-number': 7,
      'script-sample': 'alert(1)\u0000\n'.repeat(20),
    }),
  );
  expect(first.status).toBe(204);
  await send(
    [
      {
        type: 'csp-violation',
        url: 'https://fanfare.test/reset-password',
        body: {
          documentURL: 'https://fanfare.test/reset-password#token=secret',
          effectiveDirective: 'script-src-elem',
          blockedURL: blocked,
          sourceFile: 'https://fanfare.test/assets/main.js',
          lineNumber: 7,
          sample: 'alert(1)'.repeat(20),
        },
      },
      { type: 'deprecation', body: { id: 'x' } },
    ],
    'application/reports+json',
  );
  const reports = await read();
  expect(reports).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.test/a.js',
      page: '/reset-password',
      source: 'https://fanfare.test/assets/main.js:7',
      sample: 'alert(1)'.repeat(5),
      count: 2,
      firstAt: expect.stringMatching(/Z$/),
      lastAt: expect.stringMatching(/Z$/),
    },
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/token|stolen/);
});

test('S12: invalid reports are refused or skipped, and bodies have a maximum size', async () => {
  const before = await read();
  const answers = await Promise.all([
    send('not json'),
    send({}, 'application/json'),
    send({}, 'text/plain'),
    send('x'.repeat(70_000)),
    send({}),
    send([]),
    send(old({ 'effective-directive': 'invented-by-me', 'blocked-uri': 'inline' })),
    send(old({ 'effective-directive': { a: 1 }, 'blocked-uri': ['x'] })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 415, 415, 413, 204, 204, 204, 204]);
  expect(await read()).toEqual(before);
});

test('S12: too many distinct reports are counted together', async () => {
  await sql`
    insert into csp_reports (day, directive, blocked, page, source, sample, count, first_at, last_at)
    select current_date, 'img-src', 'https://x.test/' || n, '/', '', '', 1, now(), now() from generate_series(1, 500) n`.execute(
    server.database.system,
  );
  for (let n = 0; n < 3; n += 1) await send(old({ 'effective-directive': 'img-src', 'blocked-uri': `https://y.test/${n}` }));
  const { rows } = await sql`select blocked, count from csp_reports where blocked not like 'https://x.test/%'
    and directive = 'img-src'`.execute(server.database.system);
  expect(rows).toEqual([{ blocked: '', count: 3 }]);
});

test('S12: only admins see reports, addresses are rate limited, and reports are deleted after 30 days', async () => {
  const ben = await server.signUp('ben');
  expect((await server.call('GET /api/releases/csp-reports', { token: ben.token })).status).toBe(403);
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await send({})).status);
  expect(statuses.at(-1)).toBe(429);

  await sql`update csp_reports set day = current_date - 30 where blocked like 'https://x.test/%'`.execute(server.database.system);
  await pruneReports(server.database.system, 30);
  const { rows } = await sql`select from csp_reports where blocked like 'https://x.test/%'`.execute(server.database.system);
  expect(rows).toHaveLength(0);
});
