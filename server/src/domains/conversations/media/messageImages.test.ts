import { after, before, test } from 'node:test';
import { messagePicturesPath } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import sharp from 'sharp';
import { dm } from '../../../../test/data/deliveries.ts';
import { pngThatClaims } from '../../../../test/data/pngThatClaims.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { moveAllEarlierImages } from './earlier-images/earlierImages.repository.ts';
import { pruneMedia } from './media.repository.ts';

const igId = igIdOf(1);
const clock: Clock = { nowMs: () => Date.now() };
let server: TestServer;
let user: TestUser;
let threads: string[] = [];

before(async () => {
  server = await startTestServer({ clock });
  user = await server.signUp('anna');
  await server.connect(user, igId);
  for (const fan of ['901', '902']) await server.deliver(dm({ igId, from: fan, text: 'hi', mid: `hi-${fan}` }));
  threads = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
    expect(body.data.threads).toHaveLength(2);
    return body.data.threads.map(({ id }) => id);
  });
});
after(() => server.close());

interface Answer {
  data?: { url: string };
  code?: string;
  error?: string;
}

async function upload(file: Buffer, { token = user.token, thread = threads[0], field = 'picture' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type: 'image/png' }), '../../me.png');
  const address = `${server.url}/api/inbox/threads/${thread}/pictures`;
  const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  const body: Answer = JSON.parse(await response.text());
  return { status: response.status, body, url: body.data?.url ?? '' };
}

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });
const png = (width?: number, height?: number) => picture(width, height).png().toBuffer();
const fetched = async (url: string) => {
  const response = await fetch(url.replace(PUBLIC_URL, server.url));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const reply = (url: string, { token = user.token, thread = threads[0] } = {}) =>
  server.call('POST /api/inbox/threads/{id}/messages', {
    token,
    id: thread ?? '',
    body: { message: { kind: 'media', mediaType: 'image', url } },
  });

test('S13: an uploaded image becomes a JPEG at a secret address and without metadata', async () => {
  const exif = { IFD0: { Artist: 'canary-artist' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const { status, url } = await upload(await picture(3_000, 1_000).jpeg().withExif(exif).toBuffer());
  expect([status, url]).toEqual([
    201,
    expect.stringMatching(/^http:\/\/fanfare\.test\/media\/[0-9a-f-]{36}\.jpg\?secret=[\w-]{43}$/),
  ]);

  const shown = await fetched(url);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { format, width, height, exif: left } = await sharp(shown.bytes).metadata();
  expect([format, width, height, left]).toEqual(['jpeg', 2_048, 683, undefined]);
  expect(shown.bytes.includes('canary-artist')).toBe(false);
});

test('S13: PNG and WebP become JPEG on white; a GIF keeps moving', async () => {
  for (const file of [await png(), await picture().webp().toBuffer()]) {
    const { channels, dominant } = await sharp((await fetched((await upload(file)).url)).bytes)
      .stats()
      .then((stats) => ({
        channels: stats.channels.length,
        dominant: stats.dominant,
      }));
    expect(channels).toBe(3);
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(100);
  }
  const frames = await Promise.all(
    [10, 200].map((shade) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background: { r: shade, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { url } = await upload(film);
  expect(url).toMatch(/\.gif\?/);
  const shown = await fetched(url);
  expect([shown.headers.get('content-type'), (await sharp(shown.bytes).metadata()).pages]).toEqual(['image/gif', 2]);
});

test('S13: files that are no image or too large are refused with a remedy', async () => {
  const whole = await png();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const files: [string, Buffer, number, string][] = [
    ['SVG with a script', svg, 400, 'image_invalid'],
    ['HTML that begins as a GIF', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'), 400, 'image_invalid'],
    ['a huge picture', pngThatClaims(50_000, 50_000), 400, 'image_invalid'],
    ['25 megapixels and one row', pngThatClaims(5_000, 5_001), 400, 'image_invalid'],
    ['half a picture', whole.subarray(0, whole.length / 2), 400, 'image_invalid'],
    ['nothing', Buffer.alloc(0), 400, 'image_invalid'],
    ['8 MiB and a byte', Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024 + 1 - whole.length)]), 413, 'too_large'],
  ];
  for (const [name, file, status, code] of files) {
    const answer = await upload(file);
    expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
  }
  expect((await upload(whole, { field: 'avatar' })).status).toBe(400);
  const asJson = await server.call('POST /api/inbox/threads/{id}/pictures', { token: user.token, id: threads[0] ?? '' });
  expect(asJson.status).toBe(415);
});

test('S20: users cannot upload to conversations of others or send their images', async () => {
  const stranger = await server.signUp('stranger');
  expect((await upload(await png(), { token: 'fan_unknown' })).status).toBe(401);
  expect((await upload(await png(), { token: stranger.token })).status).toBe(404);
  expect((await upload(await png(), { thread: 'no-such-thread' })).status).toBe(404);

  await server.connect(stranger, igIdOf(2));
  await server.deliver(dm({ igId: igIdOf(2), from: '903', text: 'hi', mid: 'hi-903' }));
  const thread = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: stranger.token });
    expect(body.data.threads).toHaveLength(1);
    return body.data.threads[0]?.id ?? '';
  });
  const { url } = await upload(await png());
  for (const wrong of [
    url.replace(/\?.*/, ''),
    url.replace(/secret=.*/, 'secret='),
    url.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
  ]) {
    expect([wrong, (await fetched(wrong)).status]).toEqual([wrong, 404]);
  }
  const gone = { code: 'validation_failed', error: 'This image is no longer available. Choose it again.' };
  for (const attempt of [
    reply(url, { token: stranger.token, thread }),
    reply(url, { thread: threads[1] ?? '' }),
    reply(`${PUBLIC_URL}${messagePicturesPath}nothing.jpg`),
  ]) {
    expect(await attempt).toMatchObject({ status: 400, body: gone });
  }
  expect((await reply(url)).status).toBe(201);
});

const day = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
const statuses = (...urls: string[]) => Promise.all(urls.map(async (url) => (await fetched(url)).status));

test('a sent image stays for 90 days, one in a draft for two', async () => {
  const [draft, sent] = [(await upload(await png())).url, (await upload(await png())).url];
  await reply(sent);
  await pruneMedia(server.database.system, day(1));
  expect(await statuses(draft, sent)).toEqual([200, 200]);
  await pruneMedia(server.database.system, day(3));
  expect(await statuses(draft, sent)).toEqual([404, 200]);
  expect((await reply(draft)).status).toBe(400);
  await pruneMedia(server.database.system, day(91));
  expect(await statuses(draft, sent)).toEqual([404, 404]);
});

async function earlier(letter: string, file: Buffer, isSent = false): Promise<string> {
  const name = letter.repeat(43);
  await sql`insert into message_pictures (name, owner_id, conversation_id, type, image, created_at, sent_at)
    values (${name}, ${user.id}, ${threads[0]}, 'jpg', ${file}, now(), ${isSent ? new Date() : null})`.execute(
    server.database.system,
  );
  return `${PUBLIC_URL}${messagePicturesPath}${name}.jpg`;
}
const earlierCount = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from message_pictures`.execute(
    server.database.system,
  );
  return rows[0]?.count;
};

test('images of earlier releases move to the other files, and keep their addresses and their time', async () => {
  const large = Buffer.concat([await png(), Buffer.alloc(2.5 * 1024 * 1024, 7)]);
  const [asked, sent] = [await earlier('a', large), await earlier('b', await png(), true)];
  const shown = await fetched(asked);
  expect([shown.status, shown.headers.get('content-type'), shown.bytes.equals(large)]).toEqual([200, 'image/jpeg', true]);
  expect(await earlierCount()).toBe(1);
  await moveAllEarlierImages(server.database.system);
  expect(await earlierCount()).toBe(0);
  expect(await statuses(asked, sent, asked.replace('.jpg', '.gif'))).toEqual([200, 200, 404]);
  await pruneMedia(server.database.system, day(3));
  expect(await statuses(asked, sent)).toEqual([404, 200]);
  await pruneMedia(server.database.system, day(91));
  expect(await statuses(sent)).toEqual([404]);
});

test('S20: an image of an earlier release is sent in its own conversation only', async () => {
  const url = await earlier('c', await png());
  expect((await reply(url, { thread: threads[1] ?? '' })).status).toBe(400);
  expect((await reply(url)).status).toBe(201);
  await pruneMedia(server.database.system, day(3));
  expect(await statuses(url)).toEqual([200]);
});

test('S13: a hundred uploads an hour', async () => {
  const other = await server.signUp('emil');
  await server.connect(other, igIdOf(3));
  await server.deliver(dm({ igId: igIdOf(3), from: '904', text: 'hi', mid: 'hi-904' }));
  const thread = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: other.token });
    expect(body.data.threads).toHaveLength(1);
    return body.data.threads[0]?.id ?? '';
  });
  const answers = new Set<number>();
  for (let n = 0; n < 100; n += 1) answers.add((await upload(Buffer.from('no picture'), { token: other.token, thread })).status);
  expect([...answers]).toEqual([400]);
  expect((await upload(await png(8, 8), { token: other.token, thread })).body.code).toBe('too_many_requests');
});
