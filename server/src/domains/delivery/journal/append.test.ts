import { test } from 'node:test';
import { expect } from 'expect';
import { createMemoryStream, memorySettings as settings } from '../../../../test/doubles/createMemoryStream.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createMetrics } from '../../../infrastructure/metrics/createMetrics.ts';
import { createAppender } from './createAppender.ts';
import { createStreamJournal } from './createStreamJournal.ts';
import { decodeRecord, encodePart, joinParts } from './records.ts';
import { SHARDS, shardOf, splitByShard } from './shards.ts';

const other = Array.from({ length: 40 }, (_, each) => igIdOf(each)).find((id) => shardOf(id) !== shardOf(igIdOf(1))) ?? '';
const updates = (count: number) => Array.from({ length: count }, () => igIdOf(1));
const receivedAt = new Date('2026-11-27T10:00:00.123Z');
const bodyOf = (...ids: (string | number)[]) =>
  Buffer.from(JSON.stringify({ object: 'instagram', entry: ids.map((id) => ({ id, time: 1, messaging: [{ n: id }] })) }));

test('a delivery goes to the shards of its accounts, and an unreadable one is a part, too', () => {
  const ids = Array.from({ length: 40 }, (_, each) => igIdOf(each));
  const parts = splitByShard(bodyOf(...ids));
  expect(parts.map(({ shard }) => shard).sort((a, b) => a - b)).toEqual([...new Set(ids.map(shardOf))].sort((a, b) => a - b));
  for (const { shard, body } of parts) {
    const { entry } = JSON.parse(body.toString());
    expect(entry.map(({ id }: { id: string }) => id)).toEqual(ids.filter((id) => shardOf(id) === shard));
  }
  const alone = bodyOf(igIdOf(1));
  expect(splitByShard(alone)).toEqual([{ shard: shardOf(igIdOf(1)), body: alone }]);
  for (const text of ['', '{', 'null', '[]', '{"entry":[1]}', '{"entry":[]}', '[['.repeat(100_000)]) {
    expect(splitByShard(Buffer.from(text))).toEqual([{ shard: 0, body: Buffer.from(text) }]);
  }
});

test('an account whose id comes as a number stays in its shard', () => {
  const id = '17841405822304914';
  const body = Buffer.from(bodyOf(id).toString().replace(`"id":"${id}"`, `"id":${id}`));
  expect(splitByShard(body)).toEqual([{ shard: shardOf(id), body }]);
});

test('accounts spread over all shards', () => {
  const shards = new Set(Array.from({ length: 400 }, (_, each) => shardOf(igIdOf(each))));
  expect(shards.size).toBe(SHARDS);
});

test('a record contains deliveries exactly, small and large', async () => {
  const bodies = [Buffer.from('{}'), Buffer.alloc(0), Buffer.from([0, 255, 13]), Buffer.alloc(300 * 1024, 'abc')];
  const record = joinParts(await Promise.all(bodies.map((body) => encodePart({ body, receivedAt }))));
  expect(record.length).toBeLessThan(64 * 1024);
  const decoded = decodeRecord(record);
  expect(decoded.map(({ body }, index) => body.equals(bodies[index] ?? Buffer.of(1)))).toEqual([true, true, true, true]);
  expect(decoded.map((each) => each.receivedAt)).toEqual(bodies.map(() => receivedAt));
  expect(() => decodeRecord(Buffer.of(9, 1))).toThrow('format 9');
});

test('deliveries that arrive during an append share the next one, and a failed append fails only its own', async () => {
  const records: number[] = [];
  const appends: (() => void)[] = [];
  const append = createAppender({
    append: async (_shard, data) => {
      const { length } = decodeRecord(data);
      records.push(length);
      await new Promise<void>((resolve, reject) => appends.push(length === 3 ? () => reject(new Error('no quorum')) : resolve));
    },
  });
  const part = await encodePart({ body: Buffer.from('{}'), receivedAt });
  const results: string[] = [];
  const put = (name: string) =>
    append(1, part).then(
      () => results.push(name),
      () => results.push(`${name} failed`),
    );
  const done = [put('a'), put('b'), put('c'), put('d')];
  const answerNext = () => eventually(() => (appends.length > 0 ? appends.shift()?.() : Promise.reject(new Error('none'))));
  await answerNext();
  await answerNext();
  await Promise.all(done);
  const last = put('e');
  await answerNext();
  await last;
  expect(records).toEqual([1, 3, 1]);
  expect(results).toEqual(['a', 'b failed', 'c failed', 'd failed', 'e']);
});

function startJournal(since: () => number | null) {
  const memory = createMemoryStream();
  const metrics = createMetrics({ roles: ['web'], version: '1' });
  const journal = createStreamJournal({
    pollMs: 20,
    ...{ stream: memory.stream, settings, maxAgeSeconds: 10, databaseSince: since },
    ...{ clock: systemClock, logger: silentLogger, metrics },
  });
  const refusals = async (reason: string) =>
    Number(new RegExp(`refused_total\\{reason="${reason}"\\} (\\d+)`).exec(await metrics.render())?.[1]);
  const append = (...ids: string[]) => journal.append({ body: bodyOf(...(ids.length > 0 ? ids : [igIdOf(1)])), requestId: 'r' });
  const put = (secondsAgo: number) => memory.put(shardOf(igIdOf(1)), Buffer.of(1), new Date(Date.now() - secondsAgo * 1_000));
  return { ...memory, journal, metrics, refusals, append, put };
}

test('a journal that is full or does not respond refuses deliveries with a reason, and recovers', async () => {
  const { append, refusals, setDown, setFull, journal, metrics, count } = startJournal(() => null);
  await append();
  setFull(true);
  await expect(append()).rejects.toMatchObject({ code: 'overloaded' });
  setFull(false);
  setDown(true);
  await expect(append()).rejects.toMatchObject({ code: 'overloaded' });
  expect(journal.isReadyWithoutDatabase()).toBe(false);
  setDown(false);
  await append();
  expect([await refusals('journal_full'), await refusals('journal'), count()]).toEqual([1, 1, 2]);
  expect(await metrics.render()).toContain('fanfare_journal_append_seconds_count 2');
});

test('ADR 0090: records that wait although the database responds refuse their shard, and no other', async (context) => {
  const { append, put, journal, refusals, removeUpTo } = startJournal(() => performance.now() - 60_000);
  context.mock.method(performance, 'now', performance.now.bind(performance));
  put(11);
  journal.start();
  context.after(journal.stop);
  await append();
  const begin = performance.now();
  context.mock.method(performance, 'now', () => begin + 11_000);
  await eventually(() => expect(append()).rejects.toMatchObject({ code: 'overloaded' }));
  await append(other);
  expect(await refusals('backlog')).toBeGreaterThan(0);
  removeUpTo(1_000_000);
  await eventually(() => append());
});

test('ADR 0090: a late shard accepts large posts and those for another account, and reopens at half of the limit', async (context) => {
  const { append, put, journal, refusals, removeUpTo, stream } = startJournal(() => performance.now() - 60_000);
  const begin = performance.now();
  context.mock.method(performance, 'now', () => begin + 11_000);
  const onlyRecord = (secondsAgo: number) => removeUpTo(put(secondsAgo) - 1);
  const { mock } = context.mock.method(stream, 'state');
  const isMeasured = () => {
    const begun = mock.callCount();
    // The next measurement has ended when another begins.
    return eventually(() => expect(mock.callCount()).toBeGreaterThan(begun + 1));
  };
  put(11);
  journal.start();
  context.after(journal.stop);
  await eventually(() => expect(append()).rejects.toMatchObject({ code: 'overloaded' }));
  await expect(append(...updates(99))).rejects.toMatchObject({ code: 'overloaded' });
  const before = await refusals('backlog');
  await append(...updates(100));
  await append(igIdOf(1), other);
  await journal.append({ body: Buffer.from('{'), requestId: 'r' });
  expect(await refusals('backlog')).toBe(before);

  onlyRecord(7);
  await isMeasured();
  await expect(append()).rejects.toMatchObject({ code: 'overloaded' });
  onlyRecord(-20);
  await eventually(() => append());
  onlyRecord(7);
  await isMeasured();
  await append();
});

test('without the database, deliveries are accepted for JOURNAL_MAX_MINUTES', async (context) => {
  const { append, put, journal, removeUpTo } = startJournal(() => null);
  put(50);
  journal.start();
  context.after(journal.stop);
  await eventually(async () => expect(await append()).toBeUndefined());
  removeUpTo(1_000_000);
  put(61);
  await eventually(() => expect(append()).rejects.toMatchObject({ code: 'overloaded' }));
  await expect(append(...updates(100))).rejects.toMatchObject({ code: 'overloaded' });
  await expect(append(igIdOf(1), other)).rejects.toMatchObject({ code: 'overloaded' });
});
