import { test } from 'node:test';
import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import type { TSchema } from 'typebox';
import { dm } from '../test/data/deliveries.ts';
import { flowThatSays } from '../test/data/flows.ts';
import { APP_SECRET, igIdOf } from '../test/doubles/startInstagramDouble.ts';
import { startMailbox } from '../test/doubles/startMailbox.ts';
import { eventually } from '../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, VERIFY_TOKEN } from '../test/servers/startTestServer.ts';
import { createLogger } from './infrastructure/logger/createLogger.ts';

const CONTENT = 'content-canary';
const EMAIL = 'mail.canary@example.test';
const igId = igIdOf(3);

/** Returns a value that satisfies the schema, or nearly; every text in it is the canary. */
function filled(schema: TSchema): unknown {
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum[0];
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return filled(schema.anyOf[0]);
  if (!('type' in schema)) return CONTENT;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'array') return 'items' in schema ? [filled(Object(schema.items))] : [];
  if (schema.type !== 'object') return CONTENT;
  const properties = 'properties' in schema ? Object.entries(Object(schema.properties)) : [];
  return Object.fromEntries(properties.map(([name, part]) => [name, filled(Object(part))]));
}

async function askEverything(server: TestServer, token: string): Promise<number[]> {
  const statuses = [];
  for (const [name, { body, query }] of Object.entries(calls) as [Call, CallContract][]) {
    // Skips calls that end the session or delete the account.
    if (/logout|\/api\/user\/delete|DELETE \/api\/auth\/sessions/.test(name)) continue;
    const text = encodeURIComponent(CONTENT);
    const asked = query
      ? `?${Object.keys(query.properties)
          .map((field) => `${field}=${text}`)
          .join('&')}`
      : '';
    const headers = { 'if-match': '"1"', referer: `https://evil.test/${CONTENT}`, 'user-agent': CONTENT, cookie: `x=${CONTENT}` };
    const init = { token, id: CONTENT, headers };
    statuses.push((await server.call(name, { ...init, ...(body && { body: filled(body) }) })).status);
    statuses.push((await server.call(name, { ...init, query: asked, ...(body && { body: {} }) })).status);
    if (body) statuses.push((await server.call(name, { ...init, body: `{"${CONTENT}": "` })).status);
  }
  return statuses;
}

/** Six digits occur in long numbers by chance, so the code must stand alone. */
function occurs(canary: string, text: string): boolean {
  return /^\d+$/.test(canary) ? new RegExp(`(?<![\\d.])${canary}(?![\\d.])`).test(text) : text.includes(canary);
}

const FOLLOWER = '9045001770045001';

test('S26: secrets and content never reach logs, metrics, error rows or responses to other users', async () => {
  const mailbox = await startMailbox();
  const lines: string[] = [];
  const server = await startTestServer({
    isEvidence: false,
    logger: createLogger('trace', { write: (line) => void lines.push(line) }),
    settings: { mail: { smtpUrl: mailbox.url, from: 'Fanfare <no-reply@fanfare.test>' } },
  });
  const { system } = server.database;
  try {
    const registered = await server.send<{ token: string }>('POST', '/api/auth/register', {
      body: { username: 'canary', email: EMAIL, password: TEST_PASSWORD },
    });
    const device = /fanfare_device=([\w-]{43})/.exec(registered.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const first = registered.body.token;
    const started = await server.call('GET /api/instagram/auth/instagram', { token: first });
    const state = new URL(started.body.authUrl).searchParams.get('state') ?? '';
    await server.connect({ id: '', username: '', token: first }, igId);
    const setUp = await server.call('POST /api/user/2fa/setup', { token: first, body: { password: TEST_PASSWORD } });
    const code = generateSync({ secret: setUp.body.secret, epoch: Math.floor(Date.now() / 1000) });
    const { token, backupCodes } = (await server.call('POST /api/user/2fa/confirm', { token: first, body: { code } })).body;
    await server.call('POST /api/auth/password/forgot', { body: { email: EMAIL } });
    const link = await mailbox.findToken(EMAIL, 'Reset your password');
    const { body: flow } = await server.call('POST /api/flow/save', { token, body: { name: CONTENT, ...flowThatSays(CONTENT) } });
    await server.call('POST /api/flow/{id}/publish', { token, id: flow.data.id });
    server.instagram.onSend = () => ({
      status: 400,
      body: { error: { message: CONTENT, type: 'x', code: 100, fbtrace_id: 'A' } },
    });
    await server.deliver(dm({ igId, from: FOLLOWER, text: CONTENT, mid: 'm1' }));
    await server.deliver(`{"${CONTENT}"`);
    await eventually(() => expect(server.instagram.sent).toHaveLength(1));

    // Runs first with a working database, then with one that rejects queries, then with failing messages and
    // mails.
    await askEverything(server, token);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('users', 'auth_sessions', 'schema_migrations', 'schema_changes')`.execute(system);
    for (const { name } of tables) await sql`alter table ${sql.id(name)} rename to ${sql.id(`${name}_gone`)}`.execute(system);
    const broken = await askEverything(server, token);
    expect(await server.deliverOnce(dm({ igId, from: FOLLOWER, text: CONTENT, mid: 'm2' }))).toBe(503);
    for (const { name } of tables) await sql`alter table ${sql.id(`${name}_gone`)} rename to ${sql.id(name)}`.execute(system);
    expect(broken.filter((status) => status === 500).length).toBeGreaterThan(60);
    await sql`alter table messages add constraint poison check (text is distinct from ${sql.lit(CONTENT)}) not valid`.execute(
      system,
    );
    mailbox.isDown = true;
    await server.connect({ id: '', username: '', token }, igId);
    await server.deliver(dm({ igId, from: FOLLOWER, text: CONTENT, mid: 'm3' }));
    await server.call('POST /api/auth/password/forgot', { body: { email: EMAIL } });
    await eventually(() => expect(lines.some((line) => line.includes('processing an update failed'))).toBe(true));
    await eventually(async () => {
      const { rows } = await sql`select 1 from pgboss.job where state = 'retry'`.execute(system);
      expect(rows.length).toBeGreaterThan(0);
    });

    const secrets = {
      password: TEST_PASSWORD,
      'session token': token,
      'earlier session token': first,
      'token of Instagram': 'SBX_long',
      'short-lived token of Instagram': 'SBX_short',
      'app secret': APP_SECRET,
      'verify token': VERIFY_TOKEN,
      'two-factor seed': setUp.body.secret,
      'backup code': backupCodes[0] ?? '',
      'code of the app': code,
      'browser key': device,
      'state of an authorisation': state,
      'link of a mail': link,
    };
    const { rows: errors } = await sql<{ text: string }>`
      select processing_error as text from events where processing_error is not null
      union all select error from runs where error is not null
      union all select error from outbox where error is not null
      union all select output::text from pgboss.job where output is not null
      union all select reason from dead_letters`.execute(system);
    expect(errors.length).toBeGreaterThan(3);
    const metrics = await server.app.metrics.render();
    // Ids in labels would make the number of time series unbounded.
    expect(metrics).not.toMatch(new RegExp(`${igId}|${FOLLOWER}`));
    expect(metrics).toContain('fanfare_webhooks_total{outcome="accepted"}');
    const log = `${lines.join('')}\n${metrics}`;
    expect(log.includes('"route":"/api/auth/login"')).toBe(true);
    const found = Object.entries({ ...secrets, 'email address': EMAIL, content: CONTENT }).filter(([, canary]) => {
      expect(canary.length).toBeGreaterThan(5);
      return occurs(canary, log);
    });
    expect(found).toEqual([]);
    const leaked = Object.entries({ ...secrets, 'email address': EMAIL }).filter(([, canary]) =>
      errors.some(({ text }) => occurs(canary, text)),
    );
    expect(leaked).toEqual([]);
  } finally {
    await server.close();
    await mailbox.close();
  }
});
