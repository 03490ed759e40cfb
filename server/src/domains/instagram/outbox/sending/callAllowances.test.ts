import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../../../test/database/createTestDatabase.ts';
import { createCallGuard } from '../../../../integrations/instagram/guard/createCallGuard.ts';
import { instagramLimits } from '../../../../integrations/instagram/guard/instagramLimits.ts';
import { announceSending, pruneCallAllowances, reserveCalls } from './callAllowances.repository.ts';

const PER_SECOND = 100;
const REFILL = 0.8 * PER_SECOND;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
before(async () => {
  database = await createTestDatabase();
  await database.database.execute(`
    create table granted (bucket text, count int, tokens float8, per_second float8, at timestamptz);
    create function note_grant() returns trigger language plpgsql as $$ begin
      insert into granted values (new.bucket, new.granted, new.tokens, new.per_second, new.counted_at);
      return null;
    end $$;
    create trigger note_grant after insert or update on call_allowances for each row execute function note_grant()`);
});
after(() => database.drop());

/** A worker that calls as often as it may, until it is stopped or killed. */
function startWorker(account: string, callsAtOnce = 30) {
  const sentAt: number[] = [];
  let statements = 0;
  const guard = createCallGuard({
    limits: instagramLimits(PER_SECOND),
    reserve: (requests) => {
      statements += 1;
      return reserveCalls(database.database.system, requests);
    },
  });
  let isStopped = false;
  const send = async () => {
    while (!isStopped) {
      const call = guard.run(account, 'send', async () => void sentAt.push(performance.now()));
      await call.catch(() => delay(20));
    }
  };
  const done = Promise.all(Array.from({ length: callsAtOnce }, send));
  return {
    sentAt,
    statements: () => statements,
    async stop() {
      isStopped = true;
      guard.close();
      await done;
    },
  };
}

/** By the clock of the database, because the processes of a busy machine are late. */
async function timesOf(account: string): Promise<number[]> {
  const bucket = `${createHash('sha256').update(account).digest('base64url').slice(0, 22)}:send`;
  const { rows } = await sql<{ count: number; tokens: number; per_second: number; at: Date }>`
    select count, tokens, per_second, at from granted where bucket = ${bucket}`.execute(database.database.system);
  return rows.flatMap(({ count, tokens, per_second, at }) =>
    Array.from({ length: count }, (_, n) => at.getTime() + Math.max(0, ((n + 1 - tokens - count) / per_second) * 1_000)),
  );
}

function mostWithin(sentAt: readonly number[], ms: number): number {
  const sorted = [...sentAt].sort((a, b) => a - b);
  let first = 0;
  return Math.max(
    ...sorted.map((at, n) => {
      while ((sorted[first] ?? at) <= at - ms) first += 1;
      return n - first + 1;
    }),
  );
}

const rate = (sentAt: readonly number[], from: number, to: number) =>
  sentAt.filter((at) => at >= from && at < to).length / ((to - from) / 1_000);

describe('rates', { concurrency: true }, () => {
  test('F9: three workers together never exceed the limit of an account, and use it', async (context) => {
    const workers = [startWorker('three'), startWorker('three'), startWorker('three')];
    await delay(4_000);
    await Promise.all(workers.map(({ stop }) => stop()));
    const granted = await timesOf('three');
    const sent = workers.map(({ sentAt }) => sentAt.length);
    context.diagnostic(`${sent.join(' + ')} calls, most in a second: ${mostWithin(granted, 1_000)}`);
    expect(mostWithin(granted, 1_000)).toBeLessThanOrEqual(PER_SECOND);
    expect(sent.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(granted.length);
    expect(sent.reduce((sum, count) => sum + count)).toBeGreaterThan(3.2 * REFILL);
    expect(Math.min(...sent)).toBeGreaterThan(0);
  });

  test('F9: one worker among others gets the full rate, for many calls per statement', async (context) => {
    const idle = startWorker('another account', 1);
    const worker = startWorker('one');
    await delay(3_000);
    await Promise.all([idle.stop(), worker.stop()]);
    const granted = await timesOf('one');
    context.diagnostic(`${worker.sentAt.length} calls, ${worker.statements()} statements`);
    expect(mostWithin(granted, 1_000)).toBeLessThanOrEqual(PER_SECOND);
    expect(worker.sentAt.length).toBeLessThanOrEqual(granted.length);
    expect(worker.sentAt.length).toBeGreaterThan(2.4 * REFILL);
  });

  test('F9: the share of a worker that dies is used by another within a second, and a new worker sends at once', async () => {
    const [first, second] = [startWorker('dies'), startWorker('dies')];
    await delay(1_500);
    await first.stop();
    const diedAt = performance.now();
    await delay(2_000);
    expect(rate(second.sentAt, diedAt + 500, diedAt + 2_000)).toBeGreaterThan(0.8 * REFILL);
    const begunAt = performance.now();
    const third = startWorker('dies');
    await delay(1_000);
    await Promise.all([second.stop(), third.stop()]);
    expect((third.sentAt[0] ?? Number.POSITIVE_INFINITY) - begunAt).toBeLessThan(900);
    expect(mostWithin(await timesOf('dies'), 1_000)).toBeLessThanOrEqual(PER_SECOND);
  });
});

test('F9: beside processes of 1.0.0 the others together use one share, and all of it when these end', async () => {
  const { system } = database.database;
  await sql`insert into sending_processes (id, heard_at) values
    ('11111111-1111-1111-1111-111111111111', now()), ('22222222-2222-2222-2222-222222222222', now() - interval '31 seconds')`.execute(
    system,
  );
  await announceSending(system);
  await announceSending(system);
  const workers = [startWorker('upgraded'), startWorker('upgraded')];
  await delay(2_500);
  const granted = (await timesOf('upgraded')).length;
  expect(mostWithin(await timesOf('upgraded'), 1_000)).toBeLessThanOrEqual(PER_SECOND / 2);
  expect(granted).toBeGreaterThan(0.4 * 2 * REFILL);
  // 1.0.0 divides by the number of processes of the last 30 s.
  const { rows } = await sql`select id from sending_processes where heard_at > now() - interval '30 seconds'`.execute(system);
  expect(rows).toHaveLength(2);

  await sql`delete from sending_processes where id = '11111111-1111-1111-1111-111111111111'`.execute(system);
  const endedAt = performance.now();
  await delay(2_500);
  await Promise.all(workers.map(({ stop }) => stop()));
  const sentAt = workers.flatMap((worker) => worker.sentAt);
  expect(rate(sentAt, endedAt + 500, endedAt + 2_500)).toBeGreaterThan(0.8 * REFILL);
  expect(mostWithin(await timesOf('upgraded'), 1_000)).toBeLessThanOrEqual(PER_SECOND);
});

test('F9: an idle account gets its first call at once, and an empty bucket returns the waiting time', async () => {
  const { system } = database.database;
  const request = { bucket: 'idle', capacity: 3, perSecond: 0.001, ahead: 0, spare: 0 };
  expect(await reserveCalls(system, [{ ...request, needed: 1 }])).toEqual([
    { bucket: 'idle', granted: 1, tokens: 2, perSecond: 0.001 },
  ]);
  expect(await reserveCalls(system, [{ ...request, needed: 5, spare: 5 }])).toMatchObject([{ bucket: 'idle', granted: 2 }]);
  const [last] = await reserveCalls(system, [{ ...request, needed: 1 }]);
  expect(last).toMatchObject({ granted: 0 });
  expect(last?.tokens).toBeLessThan(0.1);
});

test('a call is not held up by a bucket that has to wait', async () => {
  const guard = createCallGuard({
    limits: instagramLimits(PER_SECOND),
    reserve: (requests) => reserveCalls(database.database.system, requests),
  });
  const beganAt = performance.now();
  const calls = Array.from({ length: 3 }, () => guard.run('waits', 'conversations', async () => performance.now()));
  await calls[0];
  await delay(50);
  const sentAt = await guard.run('waits', 'send', async () => performance.now());
  const last = await calls[2];
  expect((last ?? 0) - beganAt).toBeGreaterThan(1_000);
  expect(sentAt).toBeLessThan((last ?? 0) - 500);
  guard.close();
});

test('calls are refused while the database does not answer, and made again afterwards', async () => {
  let isAway = true;
  const guard = createCallGuard({
    limits: instagramLimits(PER_SECOND),
    reserve: async (requests) => {
      if (isAway) throw new Error('away');
      return reserveCalls(database.database.system, requests);
    },
  });
  await expect(guard.run('away', 'send', async () => 'sent')).rejects.toMatchObject({ failure: 'throttled' });
  isAway = false;
  expect(await guard.run('away', 'send', async () => 'sent')).toBe('sent');
  guard.close();
});

test('calls are granted ahead up to the longest wait, in the order of their time', async () => {
  const request = { bucket: 'ahead', capacity: 2, perSecond: 0.001, needed: 3, ahead: 5, spare: 9 };
  expect(await reserveCalls(database.database.system, [request])).toMatchObject([{ granted: 3, tokens: -1 }]);
  const [rest] = await reserveCalls(database.database.system, [{ ...request, needed: 9 }]);
  expect(rest).toMatchObject({ granted: 4 });
  expect(rest?.tokens).toBeCloseTo(-5, 1);
  expect(await reserveCalls(database.database.system, [request])).toMatchObject([{ granted: 0 }]);
});

test('spare calls are taken only from the upper half of a bucket', async () => {
  const request = { bucket: 'spare', capacity: 10, perSecond: 0.001, needed: 1, ahead: 0, spare: 9 };
  expect(await reserveCalls(database.database.system, [{ ...request, spare: 0 }])).toMatchObject([{ granted: 1 }]);
  expect(await reserveCalls(database.database.system, [request])).toMatchObject([{ granted: 1 + 3 }]);
});

test('processes that reserve for the same accounts in another order do not block each other', async () => {
  const { system } = database.database;
  const requests = Array.from({ length: 40 }, (_, n) => ({
    ...{ bucket: `many ${n}`, capacity: 1_000, perSecond: 0.001, needed: 1, ahead: 0, spare: 0 },
  }));
  await Promise.all(Array.from({ length: 50 }, (_, n) => reserveCalls(system, n % 2 ? requests : requests.toReversed())));
  const left = await reserveCalls(
    system,
    requests.map((request) => ({ ...request, needed: 0 })),
  );
  expect(new Set(left.map(({ tokens }) => Math.round(tokens)))).toEqual(new Set([950]));
});

test('buckets that have been full for an hour are deleted', async () => {
  const { database: db } = database;
  await reserveCalls(db.system, [{ bucket: 'old', capacity: 1, perSecond: 1, needed: 1, ahead: 0, spare: 0 }]);
  await db.execute(`update call_allowances set counted_at = now() - interval '2 hours' where bucket = 'old'`);
  await pruneCallAllowances(db.system);
  const { rows } = await db.execute('select bucket from call_allowances');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).not.toContainEqual({ bucket: 'old' });
});
