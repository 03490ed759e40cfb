import { loadavg } from 'node:os';
import { measureChart } from '../front/measures/measureChart.ts';
import { openBrowser } from '../front/measures/openBrowser.ts';
import { type Front, startFront } from '../front/pages/startFront.ts';
import { fetchJson } from '../load/connectAccount.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { CONVERSATIONS, fillMessages, MESSAGES, vacuum } from '../load/fillMessages.ts';
import { logStatements } from '../load/logStatements.ts';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';

const RUNS = 5;
const BUDGET = { atMost: 200 };
const goals = { timeZone: 'Europe/Oslo', goals: [{ metric: 'responseTime', period: 'month', target: 60_000 }] };
const periods = { '24h': '24 hours', '7d': '7 days', '30d': '30 days', '90d': '90 days' };
/** Each call returns the figures of this period and the previous one. */
const callsIn = (flowId: string): [string, string][] => [
  ...Object.entries(periods).flatMap(([period, days]): [string, string][] => [
    [`all figures, ${days}`, `/api/analytics/overview?period=${period}&timeZone=Europe/Oslo`],
    [`flows, ${days}`, `/api/analytics/flows?period=${period}&timeZone=Europe/Oslo`],
    [`steps of a flow, ${days}`, `/api/analytics/flows/${flowId}?period=${period}&timeZone=Europe/Oslo`],
  ]),
  ['a goal by month', '/api/analytics/goals'],
];

export async function benchAnalytics(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  const { product, user, origin } = front;
  try {
    await fillMessages(product, user.id);
    process.stdout.write(`${MESSAGES} messages in ${CONVERSATIONS} conversations\n`);
    const startedAt = performance.now();
    await fetchJson(product.url, 'POST', '/api/analytics/recompute', user.token);
    say('counting all of them anew', (performance.now() - startedAt) / 1_000, 's', { atMost: 60 });
    await vacuum(product);
    await fetchJson(product.url, 'PUT', '/api/analytics/goals', user.token, goals);
    await measureCalls(front);
    for (const [name, gaps] of await measureChart(browser, origin, user)) {
      say(`${name}: longest frame`, Math.max(...gaps), 'ms', { atMost: 50 });
      say('  frames; above 50 ms', gaps.length, String(gaps.filter((gap) => gap > 50).length));
    }
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await front.stop();
    instagram.close();
  }
}

async function measureCalls({ product, user }: Front): Promise<void> {
  const get = async (path: string) => {
    const startedAt = performance.now();
    await fetchJson(product.url, 'GET', path, user.token);
    return performance.now() - startedAt;
  };
  const { data }: { data: { flows: { flowId: string }[] } } = await fetchJson(
    product.url,
    'GET',
    '/api/analytics/flows?period=90d',
    user.token,
  );
  const calls = callsIn(data.flows[0]?.flowId ?? '');
  for (const [name, path] of calls) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await get(path));
    say(`${name}: call`, percentile(times, 0.5), 'ms', BUDGET);
  }
  const statements = await logStatements(product);
  for (const [name, path] of calls) {
    const sums: number[] = [];
    const longest: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      statements.readTimes();
      await get(path);
      const { sumMs, longestMs } = statements.readTimes();
      sums.push(sumMs);
      longest.push(longestMs);
    }
    say(`${name}: SQL in all`, percentile(sums, 0.5), 'ms');
    say(`${name}: SQL of the slowest figure`, percentile(longest, 0.5), 'ms', BUDGET);
  }
  await statements.stop();
}
