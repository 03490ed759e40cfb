import { test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { listComments } from '../../src/domains/conversations/comments/comments.repository.ts';
import { listThreads } from '../../src/domains/conversations/inbox/inbox.readModel.ts';
import { listEvents } from '../../src/domains/feed/events/index.ts';
import { countReads } from '../database/countReads.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { startTestServer } from '../servers/startTestServer.ts';

const ACCOUNTS = 20;
const ROWS = 8_000;
const QUIET = 10;
const LIMIT = 20;

test('lists of one account read little of the rows of 20 accounts, also if it has been quiet for long', async (context) => {
  const server = await startTestServer({ startsWork: false });
  context.after(server.close);
  const user = await server.signUp('anna');
  for (let n = 1; n <= ACCOUNTS; n += 1) await server.connect(user, igIdOf(n), { adds: true });
  const accounts = (await server.call('GET /api/instagram/accounts', { token: user.token })).body.data.map(({ id }) => id);
  const [quiet = '', busy = ''] = accounts;
  // Each statement alone stays below the limit of an interactive one.
  const given = sql`(
    select n, case when n <= ${QUIET} then ${quiet}::uuid else (${accounts}::uuid[])[2 + n % ${ACCOUNTS - 1}] end as account_id
    from generate_series(1, ${ROWS}::int) n) given`;
  for (const filling of [
    sql`insert into contacts (id, owner_id, account_id, igsid) select gen_random_uuid(), ${user.id}, account_id, n::text from ${given}`,
    sql`
      insert into conversations (id, owner_id, account_id, contact_id, last_message_at)
      select gen_random_uuid(), owner_id, account_id, id, now() - interval '1 year' + igsid::int * interval '1 s'
      from contacts where owner_id = ${user.id}`,
    sql`
      insert into comments (id, owner_id, account_id, comment_id, media_id, written_at)
      select gen_random_uuid(), ${user.id}, account_id, n::text, 'post', now() - interval '1 year' + n * interval '1 s' from ${given}`,
    sql`
      insert into events (id, owner_id, account_id, event_key, event_type, seq, first_seq, happened_at, received_at, payload, processed_status)
      select gen_random_uuid(), ${user.id}, account_id, n::text, 'messages', n, n, now(), now(), '{}', 'completed' from ${given}`,
  ]) {
    await filling.execute(server.database.system);
  }
  for (const table of ['contacts', 'conversations', 'comments', 'events']) {
    await sql`analyze ${sql.table(table)}`.execute(server.database.system);
  }
  for (const [accountId, rows] of [
    [quiet, QUIET],
    [busy, LIMIT],
  ] as const) {
    const reader = { workspaceId: user.id, userId: user.id, accountId };
    const page = { accountId, search: undefined, cursor: null, limit: LIMIT, filter: 'all' } as const;
    const threads = { ...page, label: undefined, assigned: 'all', userId: user.id } as const;
    await server.database.asSystem(async (queries) => {
      const reads = await countReads(queries, async () => {
        expect(await listThreads(queries, user.id, threads)).toHaveLength(rows);
        expect(await listEvents(queries, reader, { limit: LIMIT })).toHaveLength(rows);
        expect(await listComments(queries, user.id, { ...page, mediaId: undefined })).toHaveLength(rows);
      });
      for (const table of ['conversations', 'events', 'comments']) {
        const { whole, lookedUp } = reads.find((one) => one.table === table) ?? { whole: 0, lookedUp: 0 };
        context.diagnostic(`${table}: ${lookedUp} rows looked up for ${rows}, ${whole} whole reads`);
        expect([table, whole]).toEqual([table, 0]);
        expect(lookedUp).toBeLessThan(ROWS / 100);
      }
    });
  }
});
