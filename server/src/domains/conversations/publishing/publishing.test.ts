import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Publication } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { type DoubleCall, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const image = { type: 'image', url: 'https://cdn.example.com/a.jpg' };
const video = { type: 'video', url: 'https://cdn.example.com/a.mp4' };
let server: TestServer;
let user: TestUser;
let stranger: TestUser;
let made: { step: string; form: Record<string, string> }[] = [];
let states: string[] = [];
let quota = { used: 0, total: 100 };
let onPublish: () => { status: number; body: unknown } | 'break' | null = () => null;
let onCreate: () => { status: number; body: unknown } | null = () => null;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  user = await server.signUp('anna');
  stranger = await server.signUp('ben');
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(user, igId);
});
after(() => server.close());
beforeEach(() => {
  made = [];
  states = ['FINISHED'];
  quota = { used: 0, total: 100 };
  onPublish = () => null;
  onCreate = () => null;
  server.instagram.answers = [instagram];
});
afterEach(() => {
  server.instagram.answers = [];
});

function instagram({ name, body }: DoubleCall) {
  const note = (step: string) => made.push({ step, form: Object.fromEntries(new URLSearchParams(body)) });
  if (name.endsWith('/content_publishing_limit')) {
    return {
      status: 200,
      body: { data: [{ quota_usage: quota.used, config: { quota_total: quota.total, quota_duration: 86_400 } }] },
    };
  }
  if (name.endsWith('/media')) {
    note('create');
    return onCreate() ?? { status: 200, body: { id: `container-${made.length}` } };
  }
  if (name.includes('/container-')) {
    const status_code = (states.length > 1 ? states.shift() : states[0]) ?? '';
    return { status: 200, body: { status_code: status_code.split(' ')[0], status: status_code, id: '1' } };
  }
  if (name.endsWith('/media_publish')) {
    note('publish');
    return onPublish() ?? { status: 200, body: { id: 'media-1' } };
  }
  return null;
}

const create = (body: unknown, token = user.token) => server.call('POST /api/publishing', { token, body });
const get = async (id: string) => (await server.call('GET /api/publishing/{id}', { token: user.token, id })).body.data;

async function publish(body: unknown): Promise<Publication> {
  const answer = await create(body);
  expect([answer.status, answer.body]).toMatchObject([201, { data: { state: 'scheduled' } }]);
  return answer.body.data;
}
const reaches = (id: string, expected: { [Key in keyof Publication]?: unknown }) =>
  eventually(async () => expect(await get(id)).toMatchObject(expected));
const hurry = () =>
  sql`update publications set run_at = now() where state not in ('published', 'failed', 'cancelled')`.execute(
    server.database.system,
  );
const dueIn = async (id: string) => {
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from run_at - now())::float8 as seconds from publications where id = ${id}`.execute(
    server.database.system,
  );
  return rows[0]?.seconds;
};
const refuse = (code: number, error_subcode: number) => ({ status: 400, body: { error: { message: 'x', code, error_subcode } } });

const kinds: [string, unknown, Record<string, string>[]][] = [
  [
    'a picture',
    { kind: 'image', media: [{ ...image, altText: 'A cat' }], caption: 'Hello' },
    [{ image_url: image.url, alt_text: 'A cat', caption: 'Hello' }],
  ],
  [
    'a reel',
    { kind: 'reel', media: [video], caption: 'Hi', coverUrl: image.url, shareToFeed: false },
    [{ media_type: 'REELS', video_url: video.url, caption: 'Hi', cover_url: image.url, share_to_feed: 'false' }],
  ],
  ['a story', { kind: 'story', media: [image] }, [{ media_type: 'STORIES', image_url: image.url }]],
  [
    'a carousel',
    { kind: 'carousel', media: [image, video], caption: 'Both' },
    [
      { is_carousel_item: 'true', image_url: image.url },
      { is_carousel_item: 'true', media_type: 'VIDEO', video_url: video.url },
      { media_type: 'CAROUSEL', children: 'container-1,container-2', caption: 'Both' },
    ],
  ],
];
for (const [name, body, containers] of kinds) {
  test(`${name} is published in Instagram's steps`, async () => {
    const { id } = await publish(body);
    await reaches(id, { state: 'published', mediaId: 'media-1', error: null });
    expect((await get(id)).publishedAt).not.toBeNull();
    expect(made).toEqual([
      ...containers.map((form) => ({ step: 'create', form })),
      { step: 'publish', form: { creation_id: `container-${containers.length}` } },
    ]);
  });
}

test('a video in processing is polled once a minute, then published', async () => {
  states = ['IN_PROGRESS', 'IN_PROGRESS', 'FINISHED'];
  const { id } = await publish({ kind: 'reel', media: [video] });
  await reaches(id, { state: 'processing' });
  await eventually(async () => expect(await dueIn(id)).toBeGreaterThan(50));
  await hurry();
  await eventually(() => expect(states).toEqual(['FINISHED']));
  await eventually(async () => expect(await dueIn(id)).toBeGreaterThan(50));
  await hurry();
  await reaches(id, { state: 'published' });
  expect(made.map(({ step }) => step)).toEqual(['create', 'publish']);
});

test('a lost response to the last step does not publish twice', async () => {
  onPublish = () => {
    states = ['PUBLISHED'];
    return 'break';
  };
  const { id } = await publish({ kind: 'image', media: [image] });
  await eventually(() => expect(made.map(({ step }) => step)).toEqual(['create', 'publish']));
  await eventually(async () => expect((await get(id)).error).not.toBeNull());
  await hurry();
  await reaches(id, { state: 'published', error: null });
  expect(made).toHaveLength(2);
});

test('errors of Instagram create new containers, three at most', async () => {
  states = ['ERROR 2207053'];
  const { id } = await publish({ kind: 'image', media: [image] });
  for (let count = 1; count <= 3; count += 1) {
    await eventually(() => expect(made).toHaveLength(count));
    // The state changes before the due time is set, which would override the test's change.
    if (count < 3) await eventually(async () => expect(await dueIn(id)).toBeGreaterThan(5));
    await hurry();
  }
  await reaches(id, { state: 'failed' });
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
  expect(body.data.events[0]).toMatchObject({
    userInfo: { username: 'Fanfare' },
    content: {
      text: expect.stringMatching(/^Could not publish a post: ./),
      message: { code: 'publishing.publication-failed' },
    },
    processingError: expect.stringContaining('Could not publish a post'),
    processingErrorMessage: { code: 'publishing.publication-failed', params: { reason: expect.anything() } },
    payload: { notice: 'publishing', publicationId: id },
  });

  states = ['FINISHED'];
  const again = await server.call('POST /api/publishing/{id}/retry', { token: user.token, id });
  expect(again.body.data).toMatchObject({ state: 'scheduled', error: null });
  await reaches(id, { state: 'published' });
});

test('an address without https is refused, also with the local Instagram', async () => {
  const media = [{ ...image, url: 'http://cdn.example.com/a.jpg' }];
  expect(await create({ kind: 'image', media })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('starts with https://') },
  });
});

test('without the permission to publish a post is refused at once, and the status says what is missing', async () => {
  const careful = await server.signUp('careful');
  const all = server.instagram.grantedScopes;
  server.instagram.grantedScopes = 'instagram_business_basic,instagram_business_manage_messages';
  await server.connect(careful, igIdOf(8));
  server.instagram.grantedScopes = all;
  expect(await create({ kind: 'image', media: [image] }, careful.token)).toMatchObject({
    status: 409,
    body: { code: 'permission_missing', error: expect.stringContaining('no publishing permission') },
  });
  const { body } = await server.call('GET /api/instagram/status', { token: careful.token });
  expect(body.missingPermissions).toEqual(['comments', 'publishing']);
  expect(made).toEqual([]);
});

test('the notice of a failed post has the reason, is no event of Instagram, and is not queued again', async () => {
  const newcomer = await server.signUp('newcomer');
  await server.connect(newcomer, igIdOf(7));
  onCreate = () => refuse(36003, 2207009);
  const { token } = newcomer;
  await server.call('POST /api/publishing', { token, body: { kind: 'image', media: [image] } });
  const event = await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token });
    expect(body.data.events).toHaveLength(1);
    return body.data.events[0];
  });
  const { body: why } = await server.call('GET /api/webhooks/events/{id}/why', { token, id: event?.id ?? '' });
  expect(why.data).toMatchObject({
    summary: 'This is a notice from Fanfare.',
    summaryMessage: { code: 'decisions.system-notice' },
    explanation: event?.content.text,
    explanationMessage: event?.content.message,
  });
  const { body: counts } = await server.call('GET /api/webhooks/counts', { token });
  expect(counts.data).toMatchObject({ total: 1, today: 1, received: 0, unread: 1 });
  const { body: subscriptions } = await server.call('GET /api/webhooks/subscriptions', { token });
  expect(subscriptions.data[0]).toMatchObject({ stats: { totalEvents: 0 }, lastActivity: null });
  expect(await server.call('POST /api/webhooks/events/{id}/retry', { token, id: event?.id ?? '' })).toMatchObject({
    status: 409,
    body: { code: 'not_retryable', error: 'This event has no failed work to retry.' },
  });
});

const permanent: [string, { status: number; body: unknown }, string][] = [
  ['a shape that does not fit', refuse(36003, 2207009), 'between 4:5 and 1.91:1'],
  ['suspected spam, though its code is that of a throttle', refuse(4, 2207051), 'spam'],
  ['a restricted account', refuse(25, 2207050), 'restricted'],
  ['a URL that cannot be loaded', refuse(9004, 2207052), 'cannot download'],
];
for (const [name, refusal, text] of permanent) {
  test(`${name} fails at once and says why`, async () => {
    onCreate = () => refusal;
    const { id } = await publish({ kind: 'image', media: [image] });
    await reaches(id, { state: 'failed', error: expect.stringContaining(text) });
    expect(made).toHaveLength(1);
  });
}

test('when the daily quota is used up, the post waits without a container', async () => {
  quota = { used: 100, total: 100 };
  const { id } = await publish({ kind: 'image', media: [image] });
  await eventually(async () => expect((await get(id)).error).toContain('daily post limit'));
  expect((await get(id)).errorMessage).toEqual({ code: 'publishing.daily-limit' });
  expect(await get(id)).toMatchObject({ state: 'scheduled' });
  expect(made).toEqual([]);
  expect((await server.call('GET /api/publishing/quota', { token: user.token })).body.data).toEqual({ used: 100, total: 100 });
  quota = { used: 99, total: 100 };
  await hurry();
  await reaches(id, { state: 'published' });
});

test('a scheduled post waits, can be cancelled once, and is then never published', async () => {
  const scheduledAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const post = await publish({ kind: 'image', media: [image], scheduledAt });
  expect(post.scheduledAt).toBe(scheduledAt);
  const cancel = (token: string) => server.call('DELETE /api/publishing/{id}', { token, id: post.id });
  expect((await cancel(stranger.token)).status).toBe(404);
  expect((await cancel(user.token)).status).toBe(200);
  expect(await cancel(user.token)).toMatchObject({ status: 409, body: { code: 'publication_closed' } });
  await sql`update publications set run_at = now() where id = ${post.id}`.execute(server.database.system);
  const other = await publish({ kind: 'image', media: [image], scheduledAt: '2020-01-01T00:00:00Z' });
  await reaches(other.id, { state: 'published' });
  expect(await get(post.id)).toMatchObject({ state: 'cancelled' });
  expect(made).toHaveLength(2);
  expect(await server.call('POST /api/publishing/{id}/retry', { token: user.token, id: other.id })).toMatchObject({
    status: 409,
  });
});

test('a scheduled post can be moved to another time, until publishing begins', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const post = { kind: 'image', media: [{ ...image, altText: 'Oak' }], caption: 'Oak', isAiGenerated: true };
  const { id, revision = 0 } = await publish({ ...post, scheduledAt: inHours(1) });
  const change = (changes: object, token = user.token) =>
    server.call('PUT /api/publishing/{id}', { token, id, body: { ...post, ...changes } });
  const scheduledAt = inHours(30);
  const moved = await change({ scheduledAt });
  expect([moved.status, moved.body.data]).toMatchObject([
    200,
    { ...post, scheduledAt, state: 'scheduled', approval: null, revision: revision + 1 },
  ]);
  expect((await change({ scheduledAt: inHours(2) }, stranger.token)).status).toBe(404);
  expect(await change({ scheduledAt: inHours(2), revision })).toMatchObject({
    status: 409,
    body: { code: 'revision_conflict', error: 'This post has changed since you opened it. Open it again before you edit it.' },
  });
  expect((await change({ scheduledAt: inHours(3), revision: revision + 1 })).status).toBe(200);
  expect((await change({ scheduledAt: inHours(400 * 24) })).status).toBe(400);
  await sql`update publications set run_at = now(), tries = 1, lease_until = now() + interval '1 hour' where id = ${id}`.execute(
    server.database.system,
  );
  expect(await change({ scheduledAt: inHours(2) })).toMatchObject({ status: 409, body: { code: 'publication_closed' } });
  await sql`delete from publications where id = ${id}`.execute(server.database.system);
});

test('posts of a period are listed by the time of publishing, or the time they are scheduled for', async () => {
  const lister = await server.signUp('lister');
  await server.connect(lister, igIdOf(7));
  const made = async (caption: string, columns: ReturnType<typeof sql>) => {
    const body = { kind: 'image', media: [image], caption, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() };
    const { id } = (await create(body, lister.token)).body.data;
    await sql`update publications set ${columns} where id = ${id}`.execute(server.database.system);
  };
  await made('published', sql`scheduled_at = '2026-03-01T00:00Z', published_at = '2026-04-01T00:00Z', state = 'published'`);
  await made('failed', sql`scheduled_at = '2026-04-10T12:00Z', state = 'failed'`);
  await made('next month', sql`scheduled_at = '2026-05-01T00:00Z', state = 'failed'`);
  const of = async (query: string) => {
    const { status, body } = await server.call('GET /api/publishing', { token: lister.token, query });
    return status === 200 ? body.data.publications.map(({ caption }) => caption).toSorted() : status;
  };
  expect(await of('?from=2026-04-01T00:00:00Z&to=2026-05-01T00:00:00Z')).toEqual(['failed', 'published']);
  expect(await of('?from=2026-05-01T00:00:00Z')).toEqual(['next month']);
  expect(await of('?to=2026-04-01T00:00:00Z')).toEqual([]);
  expect(await of('?from=tomorrow')).toBe(400);
});

test('failed and cancelled posts can be removed; published and running ones cannot', async () => {
  const scheduledAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const { id } = await publish({ kind: 'image', media: [image], scheduledAt });
  const remove = (token: string) => server.call('POST /api/publishing/{id}/remove', { token, id });
  expect(await remove(user.token)).toMatchObject({
    status: 409,
    body: { error: 'You can remove only failed or cancelled posts.', code: 'publication_closed' },
  });
  await server.call('DELETE /api/publishing/{id}', { token: user.token, id });
  expect((await remove(stranger.token)).status).toBe(404);
  expect((await remove(user.token)).status).toBe(200);
  expect((await remove(user.token)).status).toBe(404);
  const { publications } = (await server.call('GET /api/publishing', { token: user.token })).body.data;
  expect(publications.map((post: Publication) => post.id)).not.toContain(id);
});

test('posts that Instagram would refuse are refused before any call', async () => {
  const bad: [unknown, string][] = [
    [{ kind: 'image', media: [{ type: 'image', url: 'https://a.example/b.png' }] }, 'JPEG'],
    [{ kind: 'carousel', media: [image] }, '2 to 10'],
    [{ kind: 'image', media: [image], scheduledAt: 'tomorrow' }, 'scheduledAt'],
    [{ kind: 'image', media: [image], extra: 1 }, 'extra'],
    [{ kind: 'poem', media: [image] }, 'Kind'],
  ];
  for (const [body, text] of bad)
    expect(await create(body)).toMatchObject({ status: 400, body: { error: expect.stringContaining(text) } });
  expect(made).toEqual([]);
});

test('pages, unknown posts, and owners without an account', async () => {
  const all = (await server.call('GET /api/publishing', { token: user.token, query: '?limit=200' })).body.data;
  const first = (await server.call('GET /api/publishing', { token: user.token, query: '?limit=3' })).body.data;
  const second = (await server.call('GET /api/publishing', { token: user.token, query: `?limit=200&cursor=${first.nextCursor}` }))
    .body.data;
  expect([...first.publications, ...second.publications]).toEqual(all.publications);
  expect(all.publications.length).toBeGreaterThan(5);
  expect((await server.call('GET /api/publishing', { token: stranger.token })).body.data.publications).toEqual([]);
  expect(await create({ kind: 'image', media: [image] }, stranger.token)).toMatchObject({
    status: 409,
    body: { code: 'instagram_not_connected' },
  });
  expect((await server.call('GET /api/publishing/quota', { token: stranger.token })).status).toBe(409);
  const [post] = all.publications;
  for (const id of ['nonsense', post?.id ?? '']) {
    expect((await server.call('GET /api/publishing/{id}', { token: stranger.token, id })).status).toBe(404);
    expect((await server.call('POST /api/publishing/{id}/retry', { token: stranger.token, id })).status).toBe(404);
  }
});
