import { after, before, test } from 'node:test';
import { expect } from 'expect';
import sharp from 'sharp';
import { pngThatClaims } from '../../../../test/data/pngThatClaims.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { drawDefaultAvatar } from './defaultAvatar.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

interface Answer {
  success: boolean;
  avatarUrl: string;
  code: string;
}

async function upload(token: string, file: Buffer, { field = 'avatar', name = 'me.png', type = 'image/png' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  const response = await fetch(`${server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: Answer = JSON.parse(await response.text());
  return { status: response.status, body };
}

const red = { r: 200, g: 30, b: 30 };
const picture = (width = 640, height = 480) => sharp({ create: { width, height, channels: 3, background: red } });
const show = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('S13: an upload becomes a small square WebP under a new name, without metadata', async () => {
  const { token } = await server.signUp('anna');
  const exif = { IFD0: { Artist: 'canary-artist' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const file = await picture().jpeg().withExif(exif).toBuffer();
  const { status, body } = await upload(token, file, { name: '../../etc/passwd', type: 'image/jpeg' });
  expect([status, body]).toMatchObject([
    200,
    { success: true, avatarUrl: expect.stringMatching(/^\/avatars\/[\w-]{43}\.webp$/) },
  ]);

  const shown = await show(body.avatarUrl);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { format, width, height, exif: left } = await sharp(shown.bytes).metadata();
  expect([format, width, height, left]).toEqual(['webp', 256, 256, undefined]);
  expect(shown.bytes.includes('canary-artist')).toBe(false);

  const session = await server.call('GET /api/auth/session', { token });
  expect(session.body.user.avatar).toBe(body.avatarUrl);
  expect((await server.call('GET /api/user/profile', { token })).body.profile.avatarUrl).toBe(body.avatarUrl);

  const second = await upload(token, await picture(10, 900).png().toBuffer());
  expect(second.body.avatarUrl).not.toBe(body.avatarUrl);
  expect((await show(body.avatarUrl)).status).toBe(404);
  const removed = await server.call('DELETE /api/user/avatar', { token });
  expect(removed.body).toEqual({ success: true, avatarUrl: '/avatars/default/anna.svg' });
  expect((await show(second.body.avatarUrl)).status).toBe(404);
});

test('S13: PNG, JPEG, WebP and the first frame of a GIF are accepted', async () => {
  const { token } = await server.signUp('berta');
  const files = [picture().png(), picture().jpeg(), picture().webp(), picture().gif()];
  for (const file of files) expect((await upload(token, await file.toBuffer())).status).toBe(200);
});

test('S13: files that are no image or too large are refused with little memory', async () => {
  const { token } = await server.signUp('cesar');
  const before = process.memoryUsage().rss;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const png = await picture().png().toBuffer();
  const files: [string, Buffer, number, string][] = [
    ['SVG with a script', svg, 400, 'image_invalid'],
    ['HTML that begins as a GIF', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'), 400, 'image_invalid'],
    ['a huge picture', pngThatClaims(50_000, 50_000), 400, 'image_invalid'],
    ['16 megapixels and one row', pngThatClaims(4_000, 4_001), 400, 'image_invalid'],
    ['half a picture', png.subarray(0, png.length / 2), 400, 'image_invalid'],
    ['nothing', Buffer.alloc(0), 400, 'image_invalid'],
    ['2 MiB and a byte', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 + 1 - png.length)]), 413, 'too_large'],
    ['TIFF', await picture(20, 20).tiff().toBuffer(), 400, 'image_invalid'],
  ];
  for (const [name, file, status, code] of files) {
    const answer = await upload(token, file);
    expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  expect((await server.call('GET /api/auth/session', { token })).body.user.avatar).toBeNull();
});

test('S13: data appended to an image is removed', async () => {
  const { token } = await server.signUp('doris');
  const polyglot = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert("canary")</script>')]);
  const { status, body } = await upload(token, polyglot);
  expect(status).toBe(200);
  expect((await show(body.avatarUrl)).bytes.includes('canary')).toBe(false);
});

test('S13: uploads are limited to ten an hour', async () => {
  const { token } = await server.signUp('emil');
  const file = await picture(8, 8).png().toBuffer();
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await upload(token, file)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('S19: the image is sent in its form field, and no other call accepts forms', async () => {
  const { token } = await server.signUp('fritz');
  const file = await picture(8, 8).png().toBuffer();
  expect((await upload(token, file, { field: 'picture' })).status).toBe(400);
  expect((await upload('fan_unknown', file)).status).toBe(401);
  const asJson = await server.send<Answer>('POST', '/api/user/avatar', { token, body: { avatar: 'x' } });
  expect([asJson.status, asJson.body.code]).toEqual([415, 'unsupported_media_type']);
  const form = new FormData();
  form.append('currentPassword', 'x');
  const elsewhere = await fetch(`${server.url}/api/auth/password/change`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(elsewhere.status).toBe(415);
});

test('the generated image depends only on the text, which is not part of the markup', async () => {
  const evil = '"><script>alert(1)</script>';
  const { status, headers, bytes } = await show(`/avatars/default/${encodeURIComponent(evil)}.svg`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(bytes.toString()).toMatch(/^<svg [^<>]*><rect [^<>]*\/><path [^<>]*\/><\/svg>$/);
  expect(bytes.toString()).toBe(drawDefaultAvatar(evil));
  expect(drawDefaultAvatar('Anna')).toBe(drawDefaultAvatar('anna'));
  expect(drawDefaultAvatar('anna')).not.toBe(drawDefaultAvatar('ben'));
  expect((await show('/avatars/default/anna.png')).status).toBe(404);
  expect((await show('/avatars/..%2f..%2fetc%2fpasswd')).status).toBe(404);
});
