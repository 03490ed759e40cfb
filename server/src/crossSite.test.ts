import { after, before, test } from 'node:test';
import { type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer({ startsWork: false });
  user = await server.signUp('anna');
});
after(() => server.close());

const changing = (Object.entries(calls) as [string, CallContract][]).filter(([name]) => !name.startsWith('GET '));
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', null];

function fromElsewhere(path: string, method: string, type: string | null, origin = 'https://evil.test') {
  const cookie = `fanfare_session=${user.token}; fanfare_device=${'x'.repeat(43)}`;
  const headers = { origin, cookie, ...(type !== null && { 'content-type': type }) };
  const body = '{"username":"anna","password":"correct horse battery","isAdmin":true}';
  return fetch(`${server.url}${path.replace(/\{\w+\}/g, 'x')}`, {
    method,
    headers,
    ...(type !== null && { body: type.startsWith('multipart') ? '--x\r\n\r\n--x--' : body }),
  });
}

/** Returns every row of every table as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    server.database.system,
  );
  const parts = tables.map(({ name }) => sql`select ${sql.lit(name)} || ': ' || t::text as line from ${sql.id(name)} t`);
  const { rows } = await sql<{ line: string }>`${sql.join(parts, sql` union all `)} order by 1`.execute(server.database.system);
  return rows.map(({ line }) => line).join('\n');
}

for (const [name, { access }] of changing) {
  test(`S19: ${name} changes nothing for a page of another site`, async () => {
    const [method = '', path = ''] = name.split(' ');
    const before = await everything();
    for (const type of simpleTypes) {
      const { status, headers } = await fromElsewhere(path, method, type);
      expect(status).toBe(access === 'signed-in' ? 401 : type === null ? 400 : 415);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await everything()).toBe(before);
  });
}

test('S19: CORS preflights of other sites are refused', async () => {
  for (const [name] of Object.entries(calls)) {
    const [, path = ''] = name.split(' ');
    const { status, headers } = await fetch(`${server.url}${path.replace(/\{\w+\}/g, 'x')}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(status).toBe(404);
    expect([...headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
  }
});
