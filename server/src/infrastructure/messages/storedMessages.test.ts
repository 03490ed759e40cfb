import { after, before, test } from 'node:test';
import { message, renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../test/data/flows.ts';
import { igIdOf } from '../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../test/servers/startTestServer.ts';

const neverChanged = ['audit_log.device', 'auth_sessions.device', 'bot_flow_versions.note'];
const changing = [
  ['runs', 'error'],
  ['events', 'text'],
  ['events', 'processing_error'],
  ['outbox', 'error'],
  ['outbox', 'withdrawn'],
  ['publications', 'error'],
  ['delivery_checks', 'error'],
  ['health_checks', 'message'],
] as const;

let server: TestServer;
let token: string;

before(async () => {
  server = await startTestServer();
  const user = await server.signUp('anna');
  token = user.token;
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(user, igIdOf(1));
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Hi', ...flowThatSays('Hi') } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 551 } } });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hello', mid: 'stored' }));
  await server.call('POST /api/webhooks/monitoring/health-check', { token });
  await server.call('POST /api/webhooks/gaps/check', { token });
  const later = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  const post = { kind: 'image', media: [{ type: 'image', url: 'https://media.test/a.jpg' }], scheduledAt: later };
  expect((await server.call('POST /api/publishing', { token, body: post })).status).toBe(201);
  await eventually(async () => {
    const { rows } = await sql`select from outbox where state = 'failed'`.execute(server.database.system);
    expect(rows).toHaveLength(1);
  });
});
after(() => server.close());

test('every text with a message column is listed here', async () => {
  const { rows } = await sql<{ name: string }>`
    select text.table_name || '.' || text.column_name as name from information_schema.columns coded
    join information_schema.columns text on text.table_schema = coded.table_schema and text.table_name = coded.table_name
      and text.data_type = 'text' and coded.column_name = text.column_name || '_message'
    where coded.table_schema = 'public' and coded.data_type = 'jsonb' order by 1`.execute(server.database.system);
  const listed = [...neverChanged, ...changing.map(([table, column]) => `${table}.${column}`)];
  expect(rows.map(({ name }) => name).sort()).toEqual(listed.sort());
});

for (const [table, column] of changing) {
  test(`a text that version 1.0.0 writes to ${table}.${column} clears the message of the text before`, async () => {
    const text = message('instagram.unreachable');
    const set = (english: string, coded?: object) => {
      const more = coded ? sql`, ${sql.ref(`${column}_message`)} = ${JSON.stringify(coded)}::jsonb` : sql``;
      return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${english}${more}`.execute(server.database.system);
    };
    const stored = async () => {
      const { rows } = await sql<{ text: string; message: unknown }>`
        select ${sql.ref(column)} as text, ${sql.ref(`${column}_message`)} as message from ${sql.table(table)}`.execute(
        server.database.system,
      );
      expect(rows.length).toBeGreaterThan(0);
      return rows;
    };
    await set(renderEnglish(text), text);
    for (const row of await stored()) expect(row).toEqual({ text: renderEnglish(text), message: text });
    await set(renderEnglish(text));
    for (const row of await stored()) expect(row.message).toEqual(text);
    await set('Words of version 1.0.0.');
    for (const row of await stored()) expect(row).toEqual({ text: 'Words of version 1.0.0.', message: null });
  });
}
