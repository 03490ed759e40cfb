import { test } from 'node:test';
import { expect } from 'expect';
import { createTestDatabase } from '../../../../../test/database/createTestDatabase.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { createLogger } from '../../../../infrastructure/logger/createLogger.ts';
import { createSendingShare } from './createSendingShare.ts';

test('F9: processes on one database share what Instagram allows, and never take more together', async (context) => {
  const { database, drop } = await createTestDatabase();
  const join = () => createSendingShare({ database, isExclusive: false, logger: createLogger('silent'), beatMs: 200 });
  const [first, second] = [join(), join()];
  const sums: number[] = [];
  const watch = setInterval(() => sums.push(first.now() + second.now()), 5);
  context.after(async () => {
    clearInterval(watch);
    await first.stop();
    await database.close();
    await drop();
  });

  expect(first.now()).toBe(0);
  first.start();
  await eventually(() => expect(first.now()).toBe(1));
  second.start();
  await eventually(() => expect([first.now(), second.now()]).toEqual([0.5, 0.5]));
  await second.stop();
  await eventually(() => expect(first.now()).toBe(1));
  expect(Math.max(...sums.slice(0, -1))).toBeLessThanOrEqual(1);
});

test('F9: a single process on its database has the whole limit', async () => {
  const { database, drop } = await createTestDatabase();
  expect(createSendingShare({ database, isExclusive: true, logger: createLogger('silent') }).now()).toBe(1);
  await database.close();
  await drop();
});
