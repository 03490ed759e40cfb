import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let stranger: TestUser;
let id: string;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  stranger = await server.signUp('ben');
  await server.connect(user, igIdOf(1));
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hi', mid: 'm1' }));
  id = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('No conversation was found.');
    return thread.id;
  });
});
after(() => server.close());

test('notes are not sent to the contact', async () => {
  const note = await server.call('POST /api/inbox/threads/{id}/notes', { token: user.token, id, body: { text: 'likes blue' } });
  expect(note).toMatchObject({ status: 201, body: { data: { text: 'likes blue' } } });
  const notes = (token: string) => server.call('GET /api/inbox/threads/{id}/notes', { token, id });
  expect((await notes(user.token)).body.data).toEqual([note.body.data]);
  expect((await notes(stranger.token)).status).toBe(404);
  const remove = (token: string) => server.call('DELETE /api/inbox/notes/{id}', { token, id: note.body.data.id });
  expect((await remove(stranger.token)).status).toBe(404);
  expect((await remove(user.token)).status).toBe(200);
  expect((await remove(user.token)).status).toBe(404);
  expect(server.instagram.sent).toEqual([]);
});

test('canned replies are created, changed and deleted, and shortcuts are unique', async () => {
  const add = (shortcut: string, text = 'Thank you!') =>
    server.call('POST /api/inbox/canned-replies', { token: user.token, body: { shortcut, text } });
  const thanks = await add('thanks');
  expect(thanks).toMatchObject({ status: 201, body: { data: { shortcut: 'thanks', text: 'Thank you!' } } });
  expect(await add('thanks')).toMatchObject({ status: 409, body: { code: 'shortcut_taken' } });
  expect((await add('two words')).status).toBe(400);
  expect((await add('long', '€'.repeat(400))).status).toBe(400);
  await add('hours', 'From 9 to 5.');
  const { id: thanksId } = thanks.body.data;
  const edit = (token: string, body: unknown) =>
    server.call('PATCH /api/inbox/canned-replies/{id}', { token, id: thanksId, body });
  expect(await edit(user.token, { shortcut: 'hours' })).toMatchObject({ status: 409 });
  expect(await edit(stranger.token, { text: 'x' })).toMatchObject({ status: 404 });
  expect(await edit(user.token, { text: 'Thanks a lot!' })).toMatchObject({
    body: { data: { shortcut: 'thanks', text: 'Thanks a lot!' } },
  });
  const all = async (token: string) =>
    (await server.call('GET /api/inbox/canned-replies', { token })).body.data.map(({ text }) => text);
  expect(await all(user.token)).toEqual(['From 9 to 5.', 'Thanks a lot!']);
  expect(await all(stranger.token)).toEqual([]);
  expect((await server.call('DELETE /api/inbox/canned-replies/{id}', { token: user.token, id: thanksId })).status).toBe(200);
  expect((await server.call('DELETE /api/inbox/canned-replies/{id}', { token: user.token, id: thanksId })).status).toBe(404);
});

test('at most 200 canned replies can be created', async () => {
  await sql`insert into canned_replies (id, owner_id, shortcut, text)
    select gen_random_uuid(), ${user.id}::uuid, 'full-' || n, 'hi' from generate_series(1, 200) n`.execute(
    server.database.system,
  );
  const body = { shortcut: 'more', text: 'hi' };
  const refused = await server.call('POST /api/inbox/canned-replies', { token: user.token, body });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'too_many' }]);
  expect((await server.call('POST /api/inbox/canned-replies', { token: stranger.token, body })).status).toBe(201);
});
