import { after, before, test } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { startTcpProxy, type TcpProxy } from '../../../../test/doubles/startTcpProxy.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { advisoryLocks } from '../advisoryLocks.ts';
import { connectWithTimeout } from '../connecting/connectWithTimeout.ts';
import { isConnectionFailure } from '../connecting/isConnectionFailure.ts';
import { openDatabase } from '../opening/openDatabase.ts';
import { type Host, NoSuchHost } from './createHostFinder.ts';
import { DatabaseClient } from './DatabaseClient.ts';
import { databaseConfig } from './databaseConfig.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let first: TcpProxy;
let second: TcpProxy;
let url: string;
let hosts: [Host, Host];

before(async () => {
  own = await createTestDatabase();
  first = await startTcpProxy();
  second = await startTcpProxy();
  hosts = [hostOf(first.reach(own.config)), hostOf(second.reach(own.config))];
  const { user, password, database } = own.config;
  url = `postgres://${user}:${encodeURIComponent(String(password))}@${hosts.map(({ host, port }) => `${host}:${port}`).join()}/${database}`;
});
after(async () => {
  await second.close().catch(() => undefined);
  await own.drop();
});

function hostOf({ host = '', port = 0 }: pg.ClientConfig): Host {
  return { host, port };
}

async function connectedTo(config: ReturnType<typeof databaseConfig>): Promise<Host> {
  const client = new DatabaseClient(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    return { host: client.host, port: client.port };
  } finally {
    await client.end();
  }
}

async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client(own.config);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${own.config.database} set default_transaction_read_only = ${value}`);
  await client.end();
}

test('a host that does not respond, and one that is not a primary, are not used', async () => {
  const unused = url.replace(`${hosts[0].host}:${hosts[0].port}`, '127.0.0.1:1');
  expect(await connectedTo(databaseConfig(unused))).toEqual(hosts[1]);
  await setReadOnly('on');
  const failure = await connectedTo(databaseConfig(url)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoSuchHost);
  expect(isConnectionFailure(failure)).toBe(true);
  await expect(connectedTo(databaseConfig(url, 'standby'))).rejects.toThrow(NoSuchHost);
  await setReadOnly('off');
  expect(await connectedTo(databaseConfig(url))).toEqual(hosts[0]);
});

test('without a primary no socket stays open, whose timeout would end the process', async () => {
  const unused = url.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:1');
  const client = new DatabaseClient({ ...databaseConfig(unused), stream: connectWithTimeout });
  await expect(client.connect()).rejects.toThrow(NoSuchHost);
  expect(client.connection.stream.destroyed).toBe(true);
  expect(client.connection.stream.listenerCount('error')).toBeGreaterThan(0);
});

test('a known host that became read-only is left, and used again when it is a primary', async () => {
  const config = databaseConfig(url);
  expect(await connectedTo(config)).toEqual(hosts[0]);
  await setReadOnly('on');
  await expect(connectedTo(config)).rejects.toThrow(NoSuchHost);
  await setReadOnly('off');
  expect(await connectedTo(config)).toEqual(hosts[0]);
});

test('a connection ends when its server reports another role', async () => {
  const client = new DatabaseClient(databaseConfig(url));
  const lost = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await client.query('set default_transaction_read_only = on').catch(() => undefined);
  expect(await lost).toBeInstanceOf(NoSuchHost);
});

test('a pool drops a connection that became read-only', async () => {
  const database = openDatabase(own.config, silentLogger);
  try {
    await database.execute('set session characteristics as transaction read only');
    const write = () => database.execute(`insert into journal_uses (name) values ('failover')`);
    const failure = await write().catch((error: unknown) => error);
    expect(isConnectionFailure(failure)).toBe(true);
    await write();
  } finally {
    await database.close();
  }
});

test('pools, locks and LISTEN move to the next host', async () => {
  const changes: Host[] = [];
  const database = openDatabase(
    databaseConfig(url, 'primary', (host) => changes.push(host)),
    silentLogger,
  );
  const messages: string[] = [];
  let gaps = 0;
  const listening = await database.listen('failover_test', {
    onMessage: (payload) => messages.push(payload),
    onGap: () => {
      gaps += 1;
    },
  });
  try {
    let isStarted = () => {};
    const started = new Promise<void>((resolve) => {
      isStarted = resolve;
    });
    const held = database.withLock(advisoryLocks.mediaQuota, () => {
      isStarted();
      return new Promise<never>(() => undefined);
    });
    const lockLost = held.then(
      () => 'ended',
      () => 'lost',
    );
    await started;
    await first.close();
    expect(await lockLost).toBe('lost');
    await eventually(() => database.asSystem((queries) => queries.selectFrom('journal_uses').select('name').execute()));
    expect(changes).toEqual([hosts[1]]);
    await database.withLock(advisoryLocks.mediaQuota, async () => undefined);
    await eventually(() => expect(gaps).toBe(1));
    await database.execute(`select pg_notify($1, $2)`, ['failover_test', 'here']);
    await eventually(() => expect(messages).toEqual(['here']));
  } finally {
    await listening.stop();
    await database.close();
  }
});
