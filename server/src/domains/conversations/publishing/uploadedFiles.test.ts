import { after, before, test } from 'node:test';
import type { UploadedFile } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import sharp from 'sharp';
import { smallVideo } from '../../../../test/data/smallVideo.ts';
import { type DoubleCall, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const DAY_MS = 24 * 60 * 60_000;
const igId = igIdOf(1);
const created: Record<string, string>[] = [];
let server: TestServer;
let anna: TestUser;
let ben: TestUser;

before(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(anna, igId);
  await server.connect(ben, igIdOf(2));
  server.instagram.answers = [instagram];
});
after(() => server.close());

function instagram({ name, body }: DoubleCall) {
  if (name.endsWith('/content_publishing_limit')) return { status: 200, body: { data: [{ quota_usage: 0 }] } };
  if (name.endsWith('/media')) {
    created.push(Object.fromEntries(new URLSearchParams(body)));
    return { status: 200, body: { id: `container-${created.length}` } };
  }
  if (name.includes('/container-')) return { status: 200, body: { status_code: 'FINISHED', id: '1' } };
  return name.endsWith('/media_publish') ? { status: 200, body: { id: 'media-1' } } : null;
}

async function upload(file: Buffer, { token } = anna): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'x');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/media`, { method: 'POST', headers, body: form });
  const { data }: { data: UploadedFile } = JSON.parse(await response.text());
  return data;
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const create = (body: unknown, { token } = anna) => server.call('POST /api/publishing', { token, body });
const keptDays = async (id: string) => {
  const { rows } = await sql<{ until: Date }>`select kept_until until from media where id = ${id}`.execute(
    server.database.system,
  );
  return Math.round(((rows[0]?.until.getTime() ?? 0) - Date.now()) / DAY_MS);
};

test('Instagram gets a signed address of an uploaded file, which is kept for 90 days after the post', async () => {
  const files = [await upload(await picture(800, 800)), await upload(smallVideo())];
  const media = files.map(({ type, url }) => ({ type, url }));
  const body = { kind: 'carousel', media, caption: 'Two', isAiGenerated: true };
  const { status, body: answer } = await create(body);
  expect([status, answer]).toMatchObject([201, { data: { media, isAiGenerated: true } }]);
  await eventually(async () => {
    const { data } = (await server.call('GET /api/publishing/{id}', { token: anna.token, id: answer.data.id })).body;
    expect(data).toMatchObject({ state: 'published', media });
  });
  expect(created).toMatchObject([
    { image_url: media[0]?.url, is_carousel_item: 'true' },
    { video_url: media[1]?.url, is_carousel_item: 'true' },
    { media_type: 'CAROUSEL', children: 'container-1,container-2', is_ai_generated: 'true' },
  ]);
  expect(created.map((form) => form.is_ai_generated)).toEqual([undefined, undefined, 'true']);
  for (const { image_url, video_url } of created.slice(0, 2)) {
    const address = (image_url ?? video_url ?? '').replace(PUBLIC_URL, server.url);
    expect((await fetch(address)).status).toBe(200);
  }
  for (const { id } of files) expect(await keptDays(id)).toBe(90);
  const { rows } = await sql<{ url: string }>`select media->0->>'url' url from publications where id = ${answer.data.id}`.execute(
    server.database.system,
  );
  expect(rows[0]?.url).toBe(`/media/${files[0]?.id}.jpg`);
  const removed = await server.call('DELETE /api/media/{id}', { token: anna.token, id: files[0]?.id ?? '' });
  expect(removed.status).toBe(404);
});

test('a scheduled post keeps its files until 90 days after its time, and Duplicate may use them again', async () => {
  const { id, type, url } = await upload(await picture(1_000, 800));
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const expired = url.replace(/\?.*/, '?expires=1&signature=x');
  const first = await create({ kind: 'image', media: [{ type, url: expired }], scheduledAt: at(30) });
  expect([first.status, first.body.data.media]).toEqual([201, [{ type, url }]]);
  expect(await keptDays(id)).toBe(120);
  expect((await create({ kind: 'story', media: [{ type, url }], scheduledAt: at(10) })).status).toBe(201);
  expect(await keptDays(id)).toBe(120);
});

test('files of other workspaces, missing files and wrong shapes are refused before Instagram is asked', async () => {
  const foreign = await upload(await picture(500, 500), ben);
  const wide = await upload(await picture(1_000, 400));
  const short = await upload(smallVideo({ seconds: 2 }));
  const gone = { type: 'image', url: `${PUBLIC_URL}/media/0196f0a0-0000-7000-8000-000000000000.jpg` };
  const cases: [object, string][] = [
    [{ kind: 'image', media: [foreign] }, 'A file is no longer available. Choose it again.'],
    [{ kind: 'image', media: [gone] }, 'A file is no longer available. Choose it again.'],
    [{ kind: 'image', media: [wide] }, 'The aspect ratio of the image must be between 4:5 and 1.91:1.'],
    [{ kind: 'reel', media: [short] }, 'A reel must last between 3 seconds and 15 minutes.'],
    [
      { kind: 'image', media: [{ ...wide, url: `${PUBLIC_URL}/avatars/x.jpg` }] },
      'File 1 needs a public URL that starts with https://',
    ],
  ];
  const before = created.length;
  for (const [{ kind, media }, error] of cases as [{ kind: string; media: UploadedFile[] }, string][]) {
    const answer = await create({ kind, media: media.map(({ type, url }) => ({ type, url })) });
    expect([answer.status, answer.body]).toMatchObject([400, { error: expect.stringContaining(error) }]);
  }
  expect((await create({ kind: 'story', media: [{ type: 'image', url: wide.url }] })).status).toBe(201);
  await eventually(async () => expect(created).toHaveLength(before + 1));
});
