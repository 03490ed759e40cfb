import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerDatabase } from '../../src/infrastructure/database/embedded/createServerDatabase.ts';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded/startEmbeddedPostgres.ts';
import { prepareDataDir } from '../../src/infrastructure/env/prepareDataDir.ts';
import { igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { startTcpProxy } from '../doubles/startTcpProxy.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../servers/launchServer.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startNats } from '../servers/startNats.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

type Role = 'web' | 'worker';

export interface Member {
  role: Role;
  server: LaunchedServer;
}

export async function startJournalStage({ workers = 2 } = {}) {
  const nats = await startNats();
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-journal-'));
  await chmod(directory, 0o711);
  const postgresDir = join(directory, 'postgres');
  await prepareDataDir(postgresDir);
  const startPostgres = () => startEmbeddedPostgres(postgresDir, join(postgresDir, 'system'), silentLogger);
  let postgres = await startPostgres();
  const config = await createServerDatabase(postgres.superuser, 'fanfare');
  const instagram = await startInstagramDouble();
  const proxies = await Promise.all(nats.ports.map(() => startTcpProxy()));
  const behindProxies = proxies.map((proxy, n) => {
    const { host, port } = proxy.reach({ host: '127.0.0.1', port: nats.ports[n] ?? 0 });
    return `nats://${host}:${port}`;
  });
  const igIds = Array.from({ length: 5 }, (_, n) => igIdOf(n + 1));
  const environment = {
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(config),
    FANFARE_DATA_DIR: join(directory, 'data'),
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    INSTAGRAM_SECOND_LOOK_SECONDS: '30',
    RELEASES_DIR: join(directory, 'releases'),
  };
  const members: Member[] = [];

  async function launch(role: Role, journal: Record<string, string> = journalOf(role)): Promise<Member> {
    const server = await launchServer({ ...environment, ROLE: role, ...journal });
    await server.ready();
    const member = { role, server };
    members.push(member);
    return member;
  }
  function journalOf(role: Role): Record<string, string> {
    return { JOURNAL_URL: role === 'worker' ? behindProxies.join(',') : nats.url };
  }
  async function end(member: Member, signal: NodeJS.Signals): Promise<void> {
    members.splice(members.indexOf(member), 1);
    member.server.child.kill(signal);
    await member.server.exited;
  }
  const all = (role: Role) => members.filter((member) => member.role === role);

  await launch('web');
  await Promise.all([launch('web'), ...Array.from({ length: workers }, () => launch('worker'))]);
  const client = () => {
    const webs = all('web');
    const chosen = webs[Math.floor(Math.random() * webs.length)];
    if (!chosen) throw new Error('No web process is running.');
    return chosen.server.client;
  };
  const tokens: string[] = [];
  for (const igId of igIds) {
    const user = await client().signUp(`owner${tokens.length}`);
    await client().connect(user, igId);
    const { body } = await client().call('POST /api/flow/save', { token: user.token, body: { name: 'Repeat', ...flowOfLoad } });
    await client().call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
    tokens.push(user.token);
  }

  return {
    nats,
    proxies,
    instagram,
    environment,
    client,
    all,
    launch,
    end,
    logs: () => members.map(({ role, server }) => `${role} ${server.port}\n${server.output()}`).join('\n'),
    load: (begin: number) => startLoad({ igIds, instagram, begin, deliver: (body) => client().deliverOnce(body) }),
    async stopPostgres(): Promise<void> {
      await postgres.stop();
    },
    async startPostgres(): Promise<void> {
      postgres = await startPostgres();
    },
    async countExecutions(): Promise<number> {
      const counts = await Promise.all(tokens.map((token) => client().call('GET /api/webhooks/counts', { token })));
      return counts.reduce((sum, { body }) => sum + body.data.flowExecutions, 0);
    },
    async close(): Promise<void> {
      await Promise.all(members.map((member) => member.server.stop()));
      await instagram.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await nats.stop();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
