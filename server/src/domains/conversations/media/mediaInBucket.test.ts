import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import sharp from 'sharp';
import { smallVideo } from '../../../../test/data/smallVideo.ts';
import { startS3 } from '../../../../test/doubles/s3/startS3.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import type { ObjectStorage } from '../../../infrastructure/object-storage/ObjectStorage.ts';
import { openBucket } from '../../../infrastructure/object-storage/openBucket.ts';
import { moveMedia } from './moveMedia.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: ObjectStorage;
let server: TestServer;
let anna: TestUser;
before(async () => {
  s3 = await startS3();
  bucket = openBucket(s3.bucket);
  server = await startTestServer({ pollMs: 100, settings: { bucket: s3.bucket } });
  anna = await server.signUp('anna');
});
after(async () => {
  await server.close();
  await s3.stop();
});

async function upload(bytes: Uint8Array<ArrayBuffer>, token = anna.token) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'file');
  const answer = await fetch(`${server.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { data } = JSON.parse(await answer.text());
  const { pathname, search } = new URL(data.url);
  return { status: answer.status, id: String(data.id), address: `${server.url}${pathname}${search}` };
}

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a5c' } })
      .png()
      .toBuffer(),
  );
const keysOf = async (ownerId: string) => (await bucket.list(`media/${ownerId}/`)).map(({ key }) => key);
const partsOf = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from media_parts`.execute(server.database.system)).rows[0]?.n;

test('uploads are stored in the bucket and not in the database, and sent with type and ranges', async () => {
  const video = await upload(new Uint8Array(smallVideo()));
  expect(video.status).toBe(201);
  expect(await keysOf(anna.id)).toEqual([`media/${anna.id}/${video.id}`]);
  expect(await partsOf()).toBe(0);
  const whole = await fetch(video.address);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.equals(Buffer.from(smallVideo()))).toBe(true);
  const part = await fetch(video.address, { headers: { range: 'bytes=10-29' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-29/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 30))).toBe(true);
});

test('deleting a file or a workspace removes its objects', async () => {
  const image = await upload(await photo());
  const key = `media/${anna.id}/${image.id}`;
  expect(await keysOf(anna.id)).toContain(key);
  expect((await server.call('DELETE /api/media/{id}', { token: anna.token, id: image.id })).status).toBe(200);
  await eventually(async () => expect(await keysOf(anna.id)).not.toContain(key));

  const ben = await server.signUp('ben');
  await upload(await photo(), ben.token);
  expect(await keysOf(ben.id)).toHaveLength(1);
  await server.database.execute('delete from workspaces where id = $1', [ben.id]);
  await eventually(async () => expect(await keysOf(ben.id)).toEqual([]));
  await eventually(async () => expect((await server.database.execute('select from media_removals')).rows).toEqual([]));
});

test('S27: an upload that ends after its workspace was deleted leaves no object', async () => {
  const owner = await server.signUp('carl');
  const workspace = await server.addWorkspace(owner, 'Studio');
  const video = smallVideo({ frameBytes: 100_000 });
  const begin = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
  const removal = async () => {
    await eventually(async () => {
      const { rows } = await server.database.execute('select from media where owner_id = $1', [workspace]);
      expect(rows).toHaveLength(1);
    });
    await server.call('DELETE /api/workspace', { token: owner.token, workspace, body: { password: TEST_PASSWORD } });
    await eventually(async () => {
      const { rows } = await server.database.execute(
        'select from workspaces where id = $1 union all select from media where owner_id = $1 union all select from media_removals',
        [workspace],
      );
      expect(rows).toEqual([]);
    });
  };
  const first = Buffer.concat([Buffer.from(begin), video.subarray(0, 50_000)]);
  const last = Buffer.concat([video.subarray(50_000), Buffer.from('\r\n--x--\r\n')]);
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'fanfare-workspace': workspace,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': first.length + last.length,
  };
  const sending = request(`${server.url}/api/media`, { method: 'POST', headers });
  sending.write(first);
  await removal();
  sending.end(last);
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(404);
  await eventually(async () => {
    expect((await server.database.execute('select from media_removals')).rows).toEqual([]);
    expect(await keysOf(workspace)).toEqual([]);
  });
});

test('files of the database are moved to the bucket and keep their addresses, also after an interruption', async () => {
  const files = [await upload(await photo()), await upload(await photo())];
  const before = await Promise.all(files.map(async ({ address }) => Buffer.from(await (await fetch(address)).arrayBuffer())));
  for (const [index, { id }] of files.entries()) {
    await server.database.execute(`update media set place = 'database' where id = $1`, [id]);
    await server.database.execute('insert into media_parts (media_id, number, owner_id, bytes) values ($1, 0, $2, $3)', [
      id,
      anna.id,
      before[index],
    ]);
    await bucket.remove([`media/${anna.id}/${id}`]);
  }
  let writes = 0;
  const failing = {
    ...bucket,
    write: async (...args: Parameters<ObjectStorage['write']>) => {
      writes += 1;
      if (writes === 2) throw new Error('the bucket does not respond');
      await bucket.write(...args);
    },
  };
  await expect(moveMedia(server.database, failing)).rejects.toThrow('the bucket does not respond');
  expect(await partsOf()).toBe(1);
  expect(await moveMedia(server.database, bucket)).toMatchObject({ files: 1 });
  expect(await moveMedia(server.database, bucket)).toEqual({ files: 0, bytes: 0 });
  expect(await partsOf()).toBe(0);
  for (const [index, { address }] of files.entries()) {
    const again = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(again.equals(before[index] ?? Buffer.alloc(0))).toBe(true);
  }
});
