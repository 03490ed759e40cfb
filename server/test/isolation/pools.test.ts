import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { WorkKind } from '../../src/infrastructure/database/Database.ts';
import { openDatabase } from '../../src/infrastructure/database/opening/openDatabase.ts';
import { createTestDatabase } from '../database/createTestDatabase.ts';
import { eventually } from '../eventually.ts';
import { silentLogger } from '../servers/silentLogger.ts';

const kinds: readonly WorkKind[] = ['requests', 'sessions', 'intake', 'work', 'background'];
const sizes = { owner: 3, requests: 2, sessions: 2, intake: 2, work: 2, background: 2 };
const owner = '00000000-0000-7000-8000-000000000000';
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;

before(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.config, silentLogger, { sizes });
});
after(async () => {
  await database.close();
  await own.drop();
});

function drain(kind: WorkKind) {
  const { promise: gate, resolve: end } = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  const work = Array.from({ length: sizes[kind] + 1 }, (_, n) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (n < sizes[kind]) begun.push(promise);
    return database.of(kind).asSystem(async (queries) => {
      await sql`select 1`.execute(queries);
      resolve();
      await gate;
    });
  });
  return {
    begun: Promise.all(begun),
    async end() {
      end();
      await Promise.all(work);
    },
  };
}

test('S40: no kind of work can use the connections of another', async () => {
  for (const drained of kinds) {
    const held = drain(drained);
    await held.begun;
    expect(database.waitingByPool()).toEqual({
      ...Object.fromEntries(kinds.map((kind) => [kind, Number(kind === drained)])),
      owner: 0,
    });
    for (const kind of kinds.filter((other) => other !== drained)) await sql`select 1`.execute(database.of(kind).system);
    await database.asOwner(owner, (queries) => sql`select 1`.execute(queries));
    await held.end();
  }
});

test('S40: background work leaves connections for transactions of users', async () => {
  const { promise: gate, resolve: end } = Promise.withResolvers<void>();
  const work = Array.from({ length: 10 }, () => database.of('background').asOwner(owner, () => gate));
  expect(await database.asOwner(owner, async () => 'served')).toBe('served');
  expect(database.waitingByPool()).toMatchObject({ owner: 0 });
  end();
  await Promise.all(work);
});

test('S31: the connections that requests need are open before the first request, and stay open', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const idle = openDatabase(own.config, silentLogger);
  try {
    for (let n = 0; n < 3; n += 1) {
      mock.timers.tick(2_000);
      await eventually(() => expect(idle.connections()).toEqual({ open: 15, idle: 15, waiting: 0 }));
    }
    expect(await idle.asOwner(owner, async () => idle.connections())).toEqual({ open: 15, idle: 14, waiting: 0 });
  } finally {
    await idle.close();
  }
});
