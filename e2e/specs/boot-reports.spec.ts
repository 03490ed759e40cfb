import { readHealth } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { register, signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

interface Boot {
  remote: string;
  build: string;
  step: string;
  ms?: number;
  phase?: string;
  kind?: string;
}

interface ListedRemote {
  name: string;
  builds: { build: string; health: { drawn: number; p75Ms: number } | null }[];
}

/** Longer than a page collects reports and the server takes to store them. */
const timeout = 45_000;

/** Records the page's reports about a remote. */
function listen(page: Page) {
  const reported: Boot[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/boots')) reported.push(...request.postDataJSON().boots);
  });
  return (remote: string) => reported.filter((boot) => boot.remote === remote);
}

test('a page reports once and anonymously how its builds started', async ({ page, product, person }) => {
  const { token } = await register(page, person);
  await makeAdmin(product, person.username);
  const of = listen(page);
  const request = page.waitForRequest('**/api/releases/boots');
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const steps = async () => {
    // The page sends its reports every five seconds.
    await page.clock.runFor(5_000);
    return of('mf-auth').map(({ step }) => step);
  };
  await expect.poll(steps, { timeout }).toEqual(['loaded', 'drawn', 'settled']);
  const headers = await (await request).allHeaders();
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
  const [loaded, drawn] = of('mf-auth');
  expect(drawn?.ms).toBeGreaterThanOrEqual(loaded?.ms ?? Number.POSITIVE_INFINITY);
  const health = async () => {
    const listed = await page.request.get('/api/releases', { headers: { authorization: `Bearer ${token}` } });
    const { data }: { data: { remotes: ListedRemote[] } } = await listed.json();
    return data.remotes.find(({ name }) => name === 'mf-auth')?.builds.find(({ build }) => build === drawn?.build)?.health;
  };
  await expect.poll(async () => (await health())?.drawn ?? 0).toBeGreaterThanOrEqual(1);
  expect((await health())?.p75Ms).toBeGreaterThan(0);
});

test('a failed build is reported with how far it came and why', { tag: '@long' }, async ({ page, product, person }) => {
  await signIn(page, person);
  await page.route(/\/r\/mf-analytics\/.*\/remoteEntry\.js/, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  const of = listen(page);
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: 'Analytics is not available right now' })).toBeVisible();
  const failed = { remote: 'mf-analytics', build: expect.any(String), step: 'failed', phase: 'entry', kind: 'http' };
  await expect.poll(() => of('mf-analytics'), { timeout }).toEqual([failed]);
  const health = () => readHealth(product.releasesDir).remotes['mf-analytics']?.[of('mf-analytics')[0]?.build ?? ''];
  await expect.poll(() => health()?.failed ?? 0, { timeout }).toBeGreaterThanOrEqual(1);
});
