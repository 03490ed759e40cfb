import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import sharp from 'sharp';
import { pngThatClaims } from '../../../../test/data/pngThatClaims.ts';
import { smallVideo } from '../../../../test/data/smallVideo.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { pruneMedia } from './media.repository.ts';

const HOUR_MS = 60 * 60_000;
const MIB = 1024 * 1024;
let later = 0;
let server: TestServer;
let anna: TestUser;

before(async () => {
  server = await startTestServer({ startsWork: false, clock: { nowMs: () => Date.now() + later } });
  anna = await server.signUp('anna');
});
after(() => server.close());

interface Answer {
  data?: { id: string; url: string };
  code?: string;
  error?: string;
}

async function upload(file: Buffer, { token = anna.token, field = 'file', workspace = '' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type: 'image/png' }), '../../me.png');
  const headers = { authorization: `Bearer ${token}`, 'fanfare-workspace': workspace };
  const response = await fetch(`${server.url}/api/media`, { method: 'POST', headers, body: form });
  const body: Answer = JSON.parse(await response.text());
  return { status: response.status, body, url: body.data?.url ?? '', id: body.data?.id ?? '' };
}

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });
const png = (width?: number, height?: number) => picture(width, height).png().toBuffer();
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url.replace(PUBLIC_URL, server.url), { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const rowsOf = async (ownerId: string) => {
  const { rows } = await sql<{ files: number; parts: number }>`
    select (select count(*)::int from media where owner_id = ${ownerId}) files,
      (select count(*)::int from media_parts where owner_id = ${ownerId}) parts`.execute(server.database.system);
  return rows[0];
};

test('S13: an image becomes a JPEG at a signed address, without metadata', async () => {
  const exif = { IFD0: { Artist: 'canary-artist' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const { status, body, url } = await upload(await picture(3_000, 2_000).jpeg().withExif(exif).toBuffer());
  expect([status, body.data]).toMatchObject([201, { type: 'image', width: 1_440, height: 960, durationMs: null }]);
  expect(url).toMatch(/^http:\/\/fanfare\.test\/media\/[0-9a-f-]{36}\.jpg\?expires=\d+&signature=[\w-]{43}$/);

  const shown = await fetched(url);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.jpg"$/),
    'content-length': String(shown.bytes.length),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  const { format, width, exif: left } = await sharp(shown.bytes).metadata();
  expect([format, width, left, shown.bytes.includes('canary')]).toEqual(['jpeg', 1_440, undefined, false]);
});

test('S13: PNG and WebP become JPEG on white', async () => {
  for (const file of [await png(), await picture().webp().toBuffer()]) {
    const { url } = await upload(file);
    const { channels, dominant } = await sharp((await fetched(url)).bytes).stats();
    expect([channels.length, Math.min(dominant.r, dominant.g, dominant.b) > 100]).toEqual([3, true]);
  }
});

test('a video keeps its bytes and can be read in ranges', async () => {
  const file = smallVideo({ frameBytes: 3 * MIB + 17 });
  const { status, body, url } = await upload(file);
  expect([status, body.data]).toMatchObject([
    201,
    { type: 'video', width: 720, height: 1_280, durationMs: 4_000, size: file.length },
  ]);
  const whole = await fetched(url);
  expect([whole.status, whole.headers.get('content-type'), whole.bytes.equals(file)]).toEqual([200, 'video/mp4', true]);
  const end = file.length - 1;
  for (const [range, from, to] of [
    ['bytes=0-0', 0, 0],
    [`bytes=${MIB - 2}-${2 * MIB + 1}`, MIB - 2, 2 * MIB + 1],
    ['bytes=-10', file.length - 10, end],
    [`bytes=${MIB}-`, MIB, end],
  ] as const) {
    const { status, headers, bytes } = await fetched(url, { range });
    expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${file.length}`]);
    expect(bytes.equals(file.subarray(from, to + 1))).toBe(true);
  }
  expect((await fetched(url, { range: `bytes=${file.length}-` })).status).toBe(400);
  const film = await upload(smallVideo({ brand: 'qt  ', codec: 'hvc1' }));
  expect((await fetched(film.url)).headers.get('content-type')).toBe('video/quicktime');
});

test('S13: other files are refused with a remedy and leave nothing', async () => {
  const { token, id } = await server.signUp('berta');
  const whole = await png();
  const video = smallVideo();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const types = 'Choose a JPEG, PNG or WebP image, or an MP4 or MOV video.';
  const unreadable = 'This image cannot be read, or it has more than 50 megapixels. Save it again as JPEG.';
  const broken = 'This video cannot be read. Export it again as MP4 with H.264.';
  const files: [string, Buffer, number, string][] = [
    ['SVG with a script', svg, 400, types],
    ['GIF', await picture(20, 20).gif().toBuffer(), 400, types],
    ['TIFF', await picture(20, 20).tiff().toBuffer(), 400, types],
    ['nothing', Buffer.alloc(0), 400, types],
    ['a huge picture', pngThatClaims(50_000, 50_000), 400, unreadable],
    ['half a picture', whole.subarray(0, whole.length / 2), 400, unreadable],
    ['half a video', video.subarray(0, video.length - 30), 400, broken],
    ['a video of another codec', smallVideo({ codec: 'vp09' }), 400, broken],
    ['a video without an index', smallVideo().subarray(0, 130), 400, broken],
    ['HTML in the first box', Buffer.concat([Buffer.from('\0\0\0\x08ftyp'), svg]), 400, broken],
    ['20 MB and a byte', Buffer.concat([whole, Buffer.alloc(20 * MIB + 1 - whole.length)]), 413, 'Images may have up to 20 MB.'],
  ];
  for (const [name, file, status, error] of files) {
    const answer = await upload(file, { token });
    expect([name, answer.status, answer.body.error]).toEqual([name, status, error]);
  }
  expect((await upload(Buffer.concat([video, Buffer.alloc(64 * MIB)]), { token })).status).toBe(413);
  expect((await upload(whole, { token, field: 'avatar' })).status).toBe(400);
  expect((await server.call('POST /api/media', { token })).status).toBe(415);
  expect(await rowsOf(id)).toEqual({ files: 0, parts: 0 });
});

test('S20: a file is shown only with its own signature, until it expires', async () => {
  const { url } = await upload(await png());
  const other = await upload(await png(100, 100));
  const address = new URL(url);
  const changed = (change: (address: URL) => void) => {
    const copy = new URL(url);
    change(copy);
    return copy.href;
  };
  const wrong = [
    `${address.origin}${address.pathname}`,
    changed(({ searchParams }) => searchParams.set('expires', String(Number(searchParams.get('expires')) + 1))),
    changed(({ searchParams }) => searchParams.set('signature', '')),
    changed(({ searchParams }) => searchParams.append('signature', 'x')),
    changed((copy) => {
      copy.pathname = new URL(other.url).pathname;
    }),
    changed((copy) => {
      copy.pathname = copy.pathname.replace('.jpg', '.mp4');
    }),
    `${address.origin}/media/`,
    `${address.origin}/media/..%2f..%2fetc%2fpasswd${address.search}`,
  ];
  for (const each of wrong) expect([each, (await fetched(each)).status]).toEqual([each, 404]);
  expect((await fetched(url)).status).toBe(200);
  later = 25 * HOUR_MS;
  expect((await fetched(url)).status).toBe(404);
  later = 0;
});

test('S20: only who uploaded a file may delete it', async () => {
  const carla = await server.signUp('carla');
  const workspace = await server.addWorkspace(anna, 'Studio');
  const editor = await server.signUp('editor');
  const agent = await server.signUp('agent');
  await server.addMember(anna, workspace, editor, 'editor');
  await server.addMember(anna, workspace, agent, 'agent');
  const { id, url, body: uploaded } = await upload(await png(), { workspace });
  expect(uploaded).toMatchObject({ success: true });
  const remove = (token: string, inWorkspace = workspace) =>
    server.call('DELETE /api/media/{id}', { token, id, workspace: inWorkspace });
  expect((await remove(carla.token)).status).toBe(403);
  expect((await remove(carla.token, '')).status).toBe(404);
  expect((await remove(editor.token)).status).toBe(404);
  expect((await upload(await png(), { token: agent.token, workspace })).body.code).toBe('role_too_low');
  expect((await upload(await png(), { token: carla.token, workspace })).body.code).toBe('not_a_member');
  expect((await upload(await png(), { token: 'fan_unknown' })).status).toBe(401);
  expect((await remove(anna.token)).status).toBe(200);
  expect((await fetched(url)).status).toBe(404);
  const { body } = await server.call('GET /api/workspace/audit-log', { token: anna.token, workspace });
  expect(body.data.entries.map(({ event }) => event)).toEqual(expect.arrayContaining(['media_uploaded', 'media_deleted']));
});

test('files of a workspace have a limit, and unused ones are deleted after two days', async () => {
  const doris = await server.signUp('doris');
  const first = await upload(await png(), { token: doris.token });
  await sql`update media set size = ${2 ** 31 - 1} where id = ${first.id}`.execute(server.database.system);
  const refused = await upload(await png(), { token: doris.token });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'too_many', error: expect.stringContaining('take up 2 GB, the most it may have') },
  ]);
  await pruneMedia(server.database.system, new Date(Date.now() + 47 * HOUR_MS));
  expect(await rowsOf(doris.id)).toEqual({ files: 1, parts: 1 });
  await pruneMedia(server.database.system, new Date(Date.now() + 49 * HOUR_MS));
  expect(await rowsOf(doris.id)).toEqual({ files: 0, parts: 0 });
  expect((await upload(await png(), { token: doris.token })).status).toBe(201);
});

test('S13: uploads are limited per hour', async () => {
  const { token } = await server.signUp('emil');
  const statuses = new Set<number>();
  for (let n = 0; n < 200; n += 1) statuses.add((await upload(Buffer.from('no picture'), { token })).status);
  expect([...statuses]).toEqual([400]);
  expect((await upload(await png(8, 8), { token })).body.code).toBe('too_many_requests');
});
