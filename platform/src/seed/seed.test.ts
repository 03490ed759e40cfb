import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { type Service, startService } from '../commands/startService.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { createApi } from './createApi.ts';

const services: Service[] = [];
let directory: string;
let url: string;
let environment: Record<string, string>;

before(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fanfare-seed-'));
  // As root the database runs as somebody else, who has to get in.
  await chmod(directory, 0o755);
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  environment = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), PUBLIC_URL: url };
  const app = {
    ...environment,
    LOG_LEVEL: 'error',
    INSTAGRAM_APP_ID: 'SBX_seed',
    INSTAGRAM_APP_SECRET: `SBX_${randomBytes(24).toString('base64url')}`,
    INSTAGRAM_VERIFY_TOKEN: `SBX_${randomBytes(24).toString('base64url')}`,
  };
  services.push(
    startService('server', {
      ...app,
      DATABASE_URL: '',
      FANFARE_DATA_DIR: path.join(directory, 'data'),
      FANFARE_SYSTEM_DIR: path.join(directory, 'system'),
      INSTAGRAM_WWW_URL: `${sandboxUrl}/www.instagram.com`,
      INSTAGRAM_API_URL: `${sandboxUrl}/api.instagram.com`,
      INSTAGRAM_GRAPH_URL: `${sandboxUrl}/graph.instagram.com`,
    }),
    startService('sandbox', {
      ...app,
      SANDBOX_SMTP_PORT: 'off',
      SANDBOX_DATA_DIR: path.join(directory, 'sandbox'),
      WEBHOOK_CALLBACK_URL: `${url}/webhooks/instagram`,
      OAUTH_REDIRECT_URIS: `${url}/api/instagram/auth/callback`,
    }),
  );
  await Promise.all(services.map((service) => service.ready));
});
after(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await rm(directory, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function seed(): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [path.join(workspaceDir, 'platform/src/commands/seed.ts')], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

test('the demo is lived through once: months of conversations, answers, one failure; a second time changes nothing', async () => {
  const first = await seed();
  expect([first.code, first.errors]).toEqual([0, '']);
  const password = /with the password (\S+)/.exec(first.output)?.[1] ?? '';
  const { token } = await createApi(url).call<{ token: string }>('POST', '/api/auth/login', { username: 'demo', password });
  const product = createApi(url, token);

  const month = await product.call<{ data: { daily: { inbound: number }[]; outbound: number } }>(
    'GET',
    '/api/analytics/messages?period=30d',
  );
  expect(month.data.daily.filter(({ inbound }) => inbound > 0).length).toBeGreaterThan(14);
  expect(month.data.outbound).toBeGreaterThan(50);
  const quarter = await product.call<{ data: { daily: { inbound: number }[] } }>('GET', '/api/analytics/messages?period=90d');
  const inboundOf = (days: { inbound: number }[]) => days.reduce((sum, { inbound }) => sum + inbound, 0);
  const { daily } = quarter.data;
  expect(inboundOf(daily.slice(45))).toBeGreaterThan(inboundOf(daily.slice(0, 45)));
  expect(inboundOf(daily.slice(0, 45))).toBeGreaterThan(90);
  // The past is told to the server within minutes, yet none of it counts as today's.
  const events = await product.call<{ data: { total: number; today: number } }>('GET', '/api/webhooks/counts');
  expect(events.data.total).toBeGreaterThan(500);
  expect(events.data.today).toBeLessThan(50);
  // What was left without an answer weeks ago does not make the flow look slow today.
  const week = await product.call<{ data: { totals: { responseTime: { bot: { p90Ms: number | null; sample: number } } } } }>(
    'GET',
    '/api/analytics/overview?period=7d',
  );
  expect(week.data.totals.responseTime.bot.sample).toBeGreaterThan(3);
  expect(week.data.totals.responseTime.bot.p90Ms).toBeLessThan(60 * 60_000);
  const counts = await product.call<{ data: object }>('GET', '/api/inbox/counts');
  expect(counts.data).toMatchObject({ failed: 1, needsHuman: 1 });
  const flows = await product.call<{ data: { isActive: boolean }[] }>('GET', '/api/flows');
  expect(flows.data.map(({ isActive }) => isActive).sort()).toEqual([false, true, true]);

  const second = await seed();
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('exists already; nothing was changed')]);
});
