import { test } from 'node:test';
import { expect } from 'expect';
import { countReads } from '../../../../test/database/countReads.ts';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { markAbandonedUncertain, unparkForgotten } from './outbox.repository.ts';

test('F4: the work done every second does not scan the outbox', async (context) => {
  const { database, drop } = await createTestDatabase();
  context.after(drop);
  const reads = await database.asSystem((queries) =>
    countReads(queries, async () => {
      await markAbandonedUncertain(queries, 60_000);
      await unparkForgotten(queries);
    }),
  );
  expect(reads.map(({ table }) => table)).toContain('outbox');
  expect(reads.filter(({ whole }) => whole > 0)).toEqual([]);
});
