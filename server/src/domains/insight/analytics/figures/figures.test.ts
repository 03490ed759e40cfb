import { after, before, test } from 'node:test';
import type { ResponseOf } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { dm, echo } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../../infrastructure/clock/Clock.ts';
import { createRollupJob } from '../createRollupJob.ts';
import { recount } from '../rollups/messageRollups.repository.ts';

/** One of the messages from which the expected figures of a month are computed. */

interface Said {
  fan: string;
  isInbound: boolean;
  at: number;
  text: string;
}

const FANS = 12;
const MESSAGES = 360;
const DAYS = 40;
const DAY_MS = 24 * 60 * 60_000;
const words = ['walnut', 'shelf', 'delivery', 'oak', 'stool'];
const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let said: Said[] = [];

/** Has a seed, so that every run has the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function inventMessages(): Said[] {
  const random = createRandom(11);
  const now = Date.now();
  const ages = new Set<number>();
  // Multiples of 20 ms, so that no quantile lies between two milliseconds.
  while (ages.size < MESSAGES) ages.add(Math.floor((random() * DAYS * DAY_MS) / 20) * 20 + 60_000);
  return [...ages]
    .toSorted((a, b) => b - a)
    .map((age) => {
      // A few followers write often, others rarely.
      const fan = String(7_000 + Math.floor(random() ** 2 * FANS));
      const text = words.filter(() => random() < 0.3).join(' ') || 'and so on';
      return { fan, isInbound: random() < 0.55, at: now - age, text };
    });
}

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  said = inventMessages();
  for (const [index, { fan, isInbound, at, text }] of said.entries()) {
    const message = { igId, from: fan, text, mid: `m${index}`, at };
    await server.deliver(isInbound ? dm(message) : echo(message));
  }
  // A small batch size makes slots and conversations span several batches.
  const rollups = createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger, messagesTogether: 7 });
  await eventually(async () => {
    await rollups.runOnce();
    expect((await overview('?period=90d')).totals.totalMessages).toBe(MESSAGES);
  });
});
after(() => server.close());

type Overview = ResponseOf<'GET /api/analytics/overview'>['data'];
const overview = async (query: string): Promise<Overview> =>
  (await server.call('GET /api/analytics/overview', { token: user.token, query })).body.data;

interface Span {
  from: string;
  to: string;
}
const within = ({ from, to }: Span) => said.filter(({ at }) => at >= Date.parse(from) && at < Date.parse(to));
const fansOf = (messages: readonly Said[]) => new Set(messages.map(({ fan }) => fan));

function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return Math.round(low + (high - low) * (place - Math.floor(place)));
}

/** Computes response times from the raw messages, per follower. */
function waits(span: Span): number[] {
  const found: number[] = [];
  for (const fan of fansOf(said)) {
    let askedAt: number | null = null;
    let lastAt = 0;
    for (const message of said.filter((one) => one.fan === fan)) {
      const wasSilent = message.at - lastAt > DAY_MS;
      lastAt = message.at;
      if (message.isInbound) {
        if (askedAt === null || wasSilent) askedAt = message.at;
      } else {
        if (askedAt !== null && askedAt >= Date.parse(span.from) && askedAt < Date.parse(span.to))
          found.push(message.at - askedAt);
        askedAt = null;
      }
    }
  }
  return found.toSorted((a, b) => a - b);
}

function expectedTotals(span: Span) {
  const messages = within(span);
  const [senders, recipients] = [
    fansOf(messages.filter(({ isInbound }) => isInbound)),
    fansOf(messages.filter((one) => !one.isInbound)),
  ];
  const times = waits(span);
  const averageMs = times.length === 0 ? null : Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length);
  const responses = { averageMs, medianMs: quantile(times, 0.5), p90Ms: quantile(times, 0.9), sample: times.length };
  return {
    totalMessages: messages.length,
    inbound: messages.filter(({ isInbound }) => isInbound).length,
    outbound: messages.filter(({ isInbound }) => !isInbound).length,
    conversations: fansOf(messages).size,
    activeConversations: [...senders].filter((fan) => recipients.has(fan)).length,
    responseTime: { all: responses, person: responses, bot: { averageMs: null, medianMs: null, p90Ms: null, sample: 0 } },
  };
}

function expectedDays(span: Span, timeZone: string) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Map<string, Said[]>();
  for (const message of within(span)) days.set(day.format(message.at), [...(days.get(day.format(message.at)) ?? []), message]);
  return [...days].map(([date, messages]) => ({
    date,
    messages: messages.length,
    inbound: messages.filter(({ isInbound }) => isInbound).length,
    outbound: messages.filter(({ isInbound }) => !isInbound).length,
    conversations: fansOf(messages).size,
  }));
}

const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
const queries = [
  ...['24h', '7d', '30d', '90d'].flatMap((period) =>
    ['UTC', 'Asia/Kathmandu', 'America/St_Johns'].map((timeZone) => ({
      query: `?period=${period}&timeZone=${timeZone}`,
      timeZone,
    })),
  ),
  { query: `?from=${dateOf(33)}&to=${dateOf(21)}&timeZone=Pacific/Auckland`, timeZone: 'Pacific/Auckland' },
  { query: `?from=${dateOf(12)}&to=${dateOf(12)}&timeZone=UTC`, timeZone: 'UTC' },
];

for (const { query, timeZone } of queries) {
  test(`the figures match the delivered messages: ${query.replaceAll(/\d{4}-\d{2}-\d{2}/g, 'date')}`, async () => {
    const { range, previous, totals, messageTrends, topKeywords, conversationMetrics } = await overview(query);
    const asked = fansOf(within(range).filter(({ isInbound }) => isInbound)).size;
    const expected = expectedTotals(range);
    expect(totals).toMatchObject(expected);
    expect(previous.totals).toMatchObject(expectedTotals(previous));
    expect(messageTrends.filter(({ messages }) => messages > 0)).toEqual(expectedDays(range, timeZone));
    for (const word of words) {
      const count = within(range).filter(({ isInbound, text }) => isInbound && text.split(' ').includes(word)).length;
      expect([word, topKeywords.find(({ keyword }) => keyword === word)?.count ?? 0]).toEqual([word, count]);
    }
    const answerRate = conversationMetrics.find(({ metric }) => metric === 'Reply rate');
    expect(answerRate?.sample).toBe(asked);
    expect(answerRate?.value ?? null).toBe(asked === 0 ? null : (expected.activeConversations / asked) * 100);
  });
}

test('recounting all messages in batches gives the same counts', async () => {
  const counts = () =>
    server.database.system.selectFrom('message_rollups').selectAll().where('owner_id', '=', user.id).orderBy('slot').execute();
  const before = await counts();
  expect(before.reduce((sum, { inbound, outbound }) => sum + inbound + outbound, 0)).toBe(MESSAGES);
  await server.database.system.updateTable('message_rollups').set({ inbound: 50 }).where('owner_id', '=', user.id).execute();
  const slots = await recount(user.id, (work) => server.database.asOwner(user.id, work), 7);
  expect(slots).toBe(before.length);
  expect(await counts()).toEqual(before);
});
