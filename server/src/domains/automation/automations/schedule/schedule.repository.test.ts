import { test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { startTestServer } from '../../../../../test/servers/startTestServer.ts';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import { queueScheduledStarts } from './schedule.repository.ts';

const CONTACTS = 5_001;

test('more contacts than fit into one statement are started once each', async (context) => {
  const server = await startTestServer({ startsWork: false });
  context.after(server.close);
  const user = await server.signUp('anna');
  await server.connect(user, igIdOf(1));
  const { asSystem, system } = server.database;
  await sql`
    with met as (
      insert into contacts (id, owner_id, account_id, igsid)
      select gen_random_uuid(), owner_id, id, n::text from instagram_accounts cross join generate_series(1, ${CONTACTS}::int) n returning *
    )
    insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at)
    select gen_random_uuid(), owner_id, account_id, id, now() from met`.execute(system);
  const due = new Date();
  const automation = {
    id: newId(),
    owner_id: user.id,
    schedule: { days: [], time: '12:00', timeZone: 'UTC' },
    next_run_at: due,
    is_runnable: true,
    now: new Date(),
  };
  const fire = () => asSystem((queries) => queueScheduledStarts(queries, automation, due));
  expect(await fire()).toBe(CONTACTS);
  expect(await fire()).toBe(0);
  const { rows } = await sql<{ lanes: number }>`select count(distinct lane) as lanes from inbox`.execute(system);
  expect(rows).toEqual([{ lanes: CONTACTS }]);
});
