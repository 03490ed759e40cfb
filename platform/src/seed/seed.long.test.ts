import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { type Service, startService } from '../commands/starting/startService.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { type Api, createApi } from './createApi.ts';
import { startOfDay } from './timeline/calendar.ts';

const services: Service[] = [];
let directory: string;
let url: string;
let environment: Record<string, string>;

before(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fanfare-seed-'));
  // When started by root, the database runs as another user, which needs access.
  await chmod(directory, 0o755);
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  environment = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: url,
    DATABASE_URL: '',
    FANFARE_DATA_DIR: path.join(directory, 'data'),
    FANFARE_SYSTEM_DIR: path.join(directory, 'system'),
  };
  const app = {
    ...environment,
    LOG_LEVEL: 'error',
    INSTAGRAM_APP_ID: 'SBX_seed',
    INSTAGRAM_APP_SECRET: `SBX_${randomBytes(24).toString('base64url')}`,
    INSTAGRAM_VERIFY_TOKEN: `SBX_${randomBytes(24).toString('base64url')}`,
  };
  services.push(
    startService('server', {
      ...app,
      INSTAGRAM_WWW_URL: `${sandboxUrl}/www.instagram.com`,
      INSTAGRAM_API_URL: `${sandboxUrl}/api.instagram.com`,
      INSTAGRAM_GRAPH_URL: `${sandboxUrl}/graph.instagram.com`,
    }),
    startService('sandbox', {
      ...app,
      SANDBOX_SMTP_PORT: 'off',
      SANDBOX_DATA_DIR: path.join(directory, 'sandbox'),
      WEBHOOK_CALLBACK_URL: `${url}/webhooks/instagram`,
      OAUTH_REDIRECT_URIS: `${url}/api/instagram/auth/callback`,
    }),
  );
  await Promise.all(services.map((service) => service.ready));
});
after(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await rm(directory, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function seed(): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [path.join(workspaceDir, 'platform/src/commands/seed.ts')], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

interface Event {
  eventType: string;
  timestamp: string;
  receivedAt: string;
  isRead: boolean;
  processedStatus: string;
  processingError: string | null;
  outcome: string | null;
  isSimulated?: boolean;
}
interface Funnel {
  name: string;
  started: number;
  finished: number;
  waiting: number;
}

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

async function eventsOf(product: Api): Promise<Event[]> {
  const all: Event[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: { notifications: Event[]; nextCursor: string | null } } = await product.call(
      'GET',
      `/api/notifications?limit=200${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    all.push(...page.data.notifications);
    cursor = page.data.nextCursor;
  }
  return all;
}

let product: Api;
let passwordOfAll: string;
let events: Event[];
/** The day (UTC) on which the history is seeded. */
const today = startOfDay(Date.now());
const agoOf = (time: string) => Date.now() - Date.parse(time);
const ofType = (type: string) => events.filter(({ eventType, isSimulated }) => eventType === type && isSimulated !== true);

test('the seed runs once; a second run changes nothing', async () => {
  const first = await seed();
  expect([first.code, first.errors]).toEqual([0, '']);
  const password = /with the password (\S+)/.exec(first.output)?.[1] ?? '';
  const { token } = await createApi(url).call<{ token: string }>('POST', '/api/auth/login', { username: 'demo', password });
  product = createApi(url, token);
  passwordOfAll = password;
  const second = await seed();
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('already exists. Nothing was changed')]);
  events = await eventsOf(product);
  expect(events.length).toBeGreaterThan(700);
});

test('events have times over all four months', () => {
  const late = events.filter(({ timestamp, receivedAt }) => Math.abs(Date.parse(receivedAt) - Date.parse(timestamp)) > MINUTE_MS);
  // Missed goals are recorded by a schedule, so they must have the period's time too.
  expect(late).toEqual([]);
  for (let month = 0; month < 3; month += 1) {
    const within = ({ receivedAt }: Event) => Math.floor(agoOf(receivedAt) / (30 * DAY_MS)) === month;
    expect(ofType('messages').filter(within).length).toBeGreaterThan(40);
    expect(ofType('flow_execution').filter(within).length).toBeGreaterThan(10);
  }
  expect(events.filter(({ receivedAt }) => agoOf(receivedAt) < 10 * MINUTE_MS).length).toBeLessThan(60);
});

test('unread conversations are of today', () => {
  const unread = events.filter(({ isRead }) => !isRead);
  expect(unread.length).toBeGreaterThan(5);
  expect(unread.filter(({ receivedAt }) => agoOf(receivedAt) > 2 * DAY_MS)).toEqual([]);
});

test('failed runs have an event with the reason; other messages have a reason for no reply', () => {
  const failed = ofType('flow_execution').filter(({ processedStatus }) => processedStatus === 'failed');
  expect(failed.length).toBeGreaterThan(2);
  expect(failed.map(({ processingError }) => processingError).filter((why) => !why)).toEqual([]);
  const reasons = new Set(failed.map(({ processingError }) => processingError));
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      expect.stringContaining('This contact is unavailable at the moment.'),
      'The 24-hour window for replies is closed.',
    ]),
  );
  expect(failed.filter(({ receivedAt }) => agoOf(receivedAt) > 7 * DAY_MS).length).toBeGreaterThan(1);
  const outcomes = new Set(ofType('messages').map(({ outcome }) => outcome));
  expect([...outcomes]).toEqual(expect.arrayContaining(['flow_ran', 'no_account_flow', 'keyword_miss', 'human_has_thread']));
  expect(ofType('goal_missed').length).toBeGreaterThan(0);
});

test('figures match the events', async () => {
  const volume = await product.call<{ data: { daily: { date: string; inbound: number }[] } }>(
    'GET',
    '/api/analytics/messages?period=90d',
  );
  // The first day of the period is incomplete.
  const daily = volume.data.daily.slice(1);
  const days = new Set(daily.map(({ date }) => date));
  const isInRange = ({ timestamp }: Event) => days.has(timestamp.slice(0, 10));
  const inboundOf = (some: typeof daily) => some.reduce((sum, { inbound }) => sum + inbound, 0);
  expect(inboundOf(daily)).toBe(ofType('messages').filter(isInRange).length);
  expect(inboundOf(daily.slice(45))).toBeGreaterThan(inboundOf(daily.slice(0, 45)));

  const { data } = await product.call<{ data: { flows: Funnel[] } }>('GET', '/api/analytics/flows?period=90d');
  const started = data.flows.reduce((sum, flow) => sum + flow.started, 0);
  expect(started).toBe(ofType('flow_execution').filter(isInRange).length);
  const measured = data.flows.find(({ name }) => name === 'Made to measure');
  expect(measured?.waiting).toBeGreaterThan(0);
  expect(measured?.finished).toBeGreaterThan(5);

  const week = await product.call<{
    data: { totals: { responseTime: Record<'bot' | 'person', { medianMs: number; sample: number }> } };
  }>('GET', '/api/analytics/overview?period=90d');
  const { bot, person } = week.data.totals.responseTime;
  expect([bot.sample > 100, person.sample > 30]).toEqual([true, true]);
  expect(bot.medianMs).toBeLessThan(MINUTE_MS / 2);
  expect(person.medianMs).toBeGreaterThan(MINUTE_MS);
});

interface RawMessage {
  id: string;
  conversation_id: string;
  direction: 'in' | 'out';
  mid: string;
  sent_at: string;
}
interface RawDay {
  day: string;
  reach: number | null;
  total_interactions: number | null;
}
interface Overview {
  range: { from: string; to: string };
  messageTrends: { date: string }[];
  totals: {
    engagementRate: number | null;
    responseTime: { all: { averageMs: number; medianMs: number; sample: number } };
  };
  engagement: { reach: number; interactions: number };
}

/**
 * Computes waiting times from the raw messages: from a question, which begins after our last message or a day
 * of silence, to the first reply.
 */
function waitsIn(messages: readonly RawMessage[], { from, to }: Overview['range']): number[] {
  const byConversation = Map.groupBy(
    messages.filter(({ mid }) => !mid.startsWith('sim:')),
    ({ conversation_id: id }) => id,
  );
  const waits: number[] = [];
  for (const talk of byConversation.values()) {
    let askedAt: number | null = null;
    let before: { direction: string; at: number } | null = null;
    for (const { direction, sent_at } of talk.toSorted(
      (a, b) => Date.parse(a.sent_at) - Date.parse(b.sent_at) || (a.id < b.id ? -1 : 1),
    )) {
      const at = Date.parse(sent_at);
      if (direction === 'in' && (before?.direction !== 'in' || at - before.at > DAY_MS)) askedAt = at;
      if (direction === 'out' && askedAt !== null) {
        if (askedAt >= Date.parse(from) && askedAt < Date.parse(to)) waits.push(at - askedAt);
        askedAt = null;
      }
      before = { direction, at };
    }
  }
  return waits.toSorted((a, b) => a - b);
}

test('engagement rate, average and median are those of the raw rows, computed by other code', async () => {
  const { data: raw } = await product.call<{ data: { messages: RawMessage[]; insight_days: RawDay[] } }>(
    'GET',
    '/api/user/export',
  );
  for (const period of ['7d', '90d']) {
    const { data } = await product.call<{ data: Overview }>('GET', `/api/analytics/overview?period=${period}`);
    const dates = new Set(data.messageTrends.map(({ date }) => date));
    const days = raw.insight_days.filter(({ day }) => dates.has(day));
    const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
    const [reach, interactions] = [sum(days.map((day) => day.reach)), sum(days.map((day) => day.total_interactions))];
    expect(reach).toBeGreaterThan(100);
    expect(interactions).toBeGreaterThan(5);
    expect([data.engagement.reach, data.engagement.interactions]).toEqual([reach, interactions]);
    expect(data.totals.engagementRate).toBeCloseTo((100 * interactions) / reach, 8);

    const waits = waitsIn(raw.messages, data.range);
    const { averageMs, medianMs, sample } = data.totals.responseTime.all;
    expect(sample).toBe(waits.length);
    const middle = (waits.length - 1) / 2;
    const median = ((waits[Math.floor(middle)] ?? 0) + (waits[Math.ceil(middle)] ?? 0)) / 2;
    expect(Math.abs(averageMs - sum(waits) / waits.length)).toBeLessThan(2);
    expect(Math.abs(medianMs - median)).toBeLessThan(2);
    // A few long waits lift the average far above the median.
    expect(averageMs).toBeGreaterThan(medianMs);
  }
});

test('posts have the likes and comments that the sandbox shows', async () => {
  const sandbox = createApi(`http://localhost:${environment.SANDBOX_PORT}/sandbox/api`);
  const shown = await sandbox.call<{ id: string; product: string; likeCount: number; commentCount: number }[]>(
    'GET',
    '/accounts/17841405822304913/posts',
  );
  const { data } = await product.call<{ data: { posts: { mediaId: string; likes: number; comments: number }[] } }>(
    'GET',
    '/api/analytics/posts?period=90d',
  );
  expect(data.posts.length).toBeGreaterThan(5);
  for (const { mediaId, likes, comments } of data.posts) {
    const post = shown.find(({ id }) => id === mediaId);
    // The newest posts are still gaining likes.
    expect(Math.abs((post?.likeCount ?? 0) - likes)).toBeLessThan(3);
    expect(comments).toBe(post?.commentCount);
  }
});

test('conversations wait for a person, and every automation has a history', async () => {
  const counts = await product.call<{ data: object }>('GET', '/api/inbox/counts');
  expect(counts.data).toMatchObject({ failed: 1 });
  const flows = await product.call<{ data: { name: string; isActive: boolean; createdAt: string }[] }>('GET', '/api/flows');
  expect(flows.data.map(({ isActive }) => isActive).sort()).toEqual([false, true, true, true, true, true]);
  const ages = flows.data.map(({ createdAt }) => Math.round(agoOf(createdAt) / DAY_MS));
  expect(new Set(ages).size).toBe(6);
  expect(Math.min(...ages)).toBeGreaterThan(20);
});

test('the sandbox has the same history', async () => {
  const sandbox = createApi(`http://localhost:${environment.SANDBOX_PORT}/sandbox/api`);
  const posts = await sandbox.call<{ caption: string; at: number }[]>('GET', '/accounts/17841405822304913/posts');
  const shown = await product.call<{ data: { caption: string | null; publishedAt: string | null }[] }>(
    'GET',
    '/api/comments/posts',
  );
  const shelf = posts.find(({ caption }) => caption.startsWith('The walnut shelf'));
  const known = shown.data.find(({ caption }) => caption === shelf?.caption);
  expect(today - startOfDay(shelf?.at ?? 0)).toBe(24 * DAY_MS);
  expect(Math.abs(Date.parse(known?.publishedAt ?? '') - (shelf?.at ?? 0))).toBeLessThan(MINUTE_MS);
});

test('a team of four has shared the work', async () => {
  const { members } = await product.call<{ members: { id: string; username: string; role: string; joinedAt: string }[] }>(
    'GET',
    '/api/workspace/members',
  );
  expect(members.map(({ username, role }) => [username, role]).sort()).toEqual([
    ['demo', 'owner'],
    ['demo-ida', 'agent'],
    ['demo-kaya', 'viewer'],
    ['demo-noor', 'editor'],
  ]);
  for (const { joinedAt } of members) expect(agoOf(joinedAt)).toBeGreaterThan(90 * DAY_MS);

  const { data } = await product.call<{ data: { outbox: { author: string; author_id: string | null }[] } }>(
    'GET',
    '/api/user/export',
  );
  const repliesBy = new Map<string, number>();
  for (const { author, author_id: id } of data.outbox) {
    const name = author === 'person' ? members.find((member) => member.id === id)?.username : undefined;
    if (name) repliesBy.set(name, (repliesBy.get(name) ?? 0) + 1);
  }
  expect([...repliesBy.keys()].sort()).toEqual(['demo', 'demo-ida', 'demo-noor']);
  for (const count of repliesBy.values()) expect(count).toBeGreaterThan(5);

  const owner = members.find(({ role }) => role === 'owner');
  const viewer = await createApi(url).call<{ token: string }>('POST', '/api/auth/login', {
    username: 'demo-kaya',
    password: passwordOfAll,
  });
  const shown = await createApi(url, viewer.token, owner?.id).call<{ data: { threads: object[] } }>('GET', '/api/inbox/threads');
  expect(shown.data.threads.length).toBeGreaterThan(10);
  const assigned = await product.call<{ data: { threads: { assignee: { name: string } | null }[] } }>(
    'GET',
    '/api/inbox/threads?limit=200',
  );
  const names = assigned.data.threads.map(({ assignee }) => assignee?.name).filter((name) => name !== undefined);
  expect(names.sort()).toEqual(['demo-ida', 'demo-ida', 'demo-ida', 'demo-noor', 'demo-noor']);
});

test('the workspace has two accounts, and a flow that answers for the second one', async () => {
  const { data: accounts } = await product.call<{ data: { id: string; username: string }[] }>('GET', '/api/instagram/accounts');
  expect(accounts.map(({ username }) => username)).toEqual(['juniper.and.oak', 'juniper.repairs']);
  const [shop, repairs] = accounts.map(({ id }) => id);
  const threadsOf = async (id = '') => {
    const response = await product.send('GET', '/api/inbox/threads?limit=200', undefined, { 'fanfare-account': id });
    const { data }: { data: { threads: { accountId: string }[] } } = JSON.parse(await response.text());
    expect([...new Set(data.threads.map(({ accountId }) => accountId))]).toEqual([id]);
    return data.threads.length;
  };
  expect(await threadsOf(repairs)).toBe(4);
  expect(await threadsOf(shop)).toBeGreaterThan(30);
  const { data: flows } = await product.call<{ data: { name: string; accountIds: string[] | null }[] }>('GET', '/api/flows');
  expect(flows.find(({ name }) => name === 'Repairs')?.accountIds).toEqual([repairs]);
  const runs = await product.call<{ data: { runs: { accountId: string; flow: { name: string } }[] } }>(
    'GET',
    '/api/runs?limit=200',
  );
  const ofRepairs = runs.data.runs.filter(({ flow }) => flow.name === 'Repairs').map(({ accountId }) => accountId);
  expect(ofRepairs).toEqual([repairs, repairs]);
  const { data } = await product.call<{ data: { comments: { accountId: string }[] } }>('GET', '/api/comments?limit=200');
  expect(data.comments.filter(({ accountId }) => accountId === repairs)).toHaveLength(2);
});
