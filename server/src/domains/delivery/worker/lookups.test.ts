import { test } from 'node:test';
import { expect } from 'expect';
import { countReads } from '../../../../test/database/countReads.ts';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { startTestServer } from '../../../../test/servers/startTestServer.ts';
import { findWaitingRuns } from '../../automation/runs/index.ts';
import { findLaneStates } from '../../instagram/outbox/index.ts';
import { releaseAbandoned } from './worker.repository.ts';

const PEOPLE = 400;
const LOOKED_UP_MAX = 4;

test('F4: data for a reply is looked up by contact, not scanned', async (context) => {
  const server = await startTestServer({ startsWork: false });
  context.after(server.close);
  const { asSystem, execute, system } = server.database;
  const user = await server.signUp('anna');
  await server.connect(user, igIdOf(1));
  const { id: accountId } = await system.selectFrom('instagram_accounts').select('id').executeTakeFirstOrThrow();
  await execute(
    `with people as (
      insert into contacts (id, owner_id, account_id, igsid)
      select gen_random_uuid(), $1, $2, 'p' || n from generate_series(1, ${PEOPLE}) n returning *
    ) insert into conversations (id, owner_id, account_id, contact_id) select gen_random_uuid(), owner_id, account_id, id from people`,
    [user.id, accountId],
  );
  for (const table of ['contacts', 'conversations', 'outbox', 'runs']) await execute(`analyze ${table}`, []);
  const people = ['p7', 'p8'].map((igsid) => ({ accountId, igsid, lane: `${accountId}:${igsid}` }));

  const reads = await asSystem((queries) =>
    countReads(queries, async () => {
      await findWaitingRuns(queries, people);
      const states = await findLaneStates(queries, people);
      expect(states.size).toBe(people.length);
    }),
  );
  expect(reads.map(({ table }) => table)).toContain('contacts');
  expect(reads.filter(({ whole, lookedUp }) => whole > 0 || lookedUp > LOOKED_UP_MAX)).toEqual([]);
});

test('F4: updates of dead processes are found without scanning the inbox', async (context) => {
  const { database, drop } = await createTestDatabase();
  context.after(drop);
  const reads = await database.asSystem((queries) => countReads(queries, () => releaseAbandoned(queries, false)));
  expect(reads.map(({ table }) => table)).toContain('inbox');
  expect(reads.filter(({ whole }) => whole > 0)).toEqual([]);
});
