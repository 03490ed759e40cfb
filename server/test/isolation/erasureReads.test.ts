import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { Erasure } from '../../src/domains/delivery/contact-erasure/contact-erasure.repository.ts';
import { eraseComments, eraseEvents } from '../../src/domains/delivery/contact-erasure/walks.repository.ts';
import { newId } from '../../src/infrastructure/crypto/newId.ts';
import type { Queries } from '../../src/infrastructure/database/Database.ts';
import { countReads } from '../database/countReads.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { startTestServer, type TestServer } from '../servers/startTestServer.ts';

const ROWS = 3_000;
const SLICE = 100;
const IGSID = '7766554433';
let server: TestServer;
let erasure: Erasure;

/** The planner expects one row per account, as with counts of a time when the account was new. */
before(async () => {
  server = await startTestServer({ startsWork: false });
  const user = await server.signUp('anna');
  await server.connect(user, igIdOf(1));
  const { system } = server.database;
  const { rows } = await sql<{ id: string }>`select id from instagram_accounts where owner_id = ${user.id}`.execute(system);
  const account_id = rows[0]?.id ?? '';
  erasure = {
    ...{ id: newId(), owner_id: user.id, account_id, contact_id: newId(), conversation_id: null, igsid: IGSID },
    ...{ username: 'zoe', step: 0, position: null, requested_at: new Date() },
  };
  await sql`
    insert into events (id, owner_id, account_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id, payload,
      processed_status)
    select gen_random_uuid(), ${user.id}, ${account_id}, 'e' || n, 'messages', 1000 + n, 1000 + n, now(), now() - interval '1 hour',
      case when n % 10 = 0 then ${IGSID} else 'someone' end, '{}', 'completed' from generate_series(1, ${ROWS}) n`.execute(
    system,
  );
  await sql`
    insert into comments (id, owner_id, account_id, media_id, comment_id, text, from_igsid, written_at)
    select gen_random_uuid(), ${user.id}, ${account_id}, 'post', 'c' || n, 'nice', case when n % 10 = 0 then ${IGSID} else 'someone' end,
      now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`.execute(system);
  for (const table of ['events', 'comments'])
    await server.database.execute(`alter table ${table} alter column account_id set (n_distinct = -1); analyze ${table}`);
});
after(() => server.close());

const walks = { events: eraseEvents, comments: eraseComments };
for (const [table, walk] of Object.entries(walks)) {
  test(`S42: a slice of ${table} reads few rows, whatever the planner expects of the account`, async () => {
    const read = await server.database
      .of('background')
      .asSystem((queries: Queries) => countReads(queries, () => walk(queries, erasure, SLICE)));
    expect(read.find((one) => one.table === table)?.lookedUp).toBeGreaterThanOrEqual(SLICE);
    expect(read.filter(({ whole, lookedUp }) => whole > 1 || lookedUp > 4 * SLICE)).toEqual([]);
  });

  test(`S42: all slices of ${table} find all rows of the contact`, async () => {
    const { system } = server.database;
    for (let position = erasure.position, isMore = true; isMore; isMore = position !== null)
      position = await walk(system, { ...erasure, position }, SLICE);
    const { rows } = await (table === 'events'
      ? sql<{ of: string; n: number }>`select sender_id as of, count(*)::int as n from events where owner_id = ${erasure.owner_id}
          and event_type = 'messages' group by 1`
      : sql<{ of: string; n: number }>`select from_igsid as of, count(*)::int as n from comments where not is_deleted group by 1`
    ).execute(system);
    expect(rows).toEqual([{ of: 'someone', n: ROWS * 0.9 }]);
  });
}
