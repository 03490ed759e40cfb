import { readHealth } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

interface Boot {
  remote: string;
  build: string;
  step: string;
  ms?: number;
  phase?: string;
  kind?: string;
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

test('a page reports once and anonymously how its builds started', async ({ page, product }) => {
  const of = listen(page);
  const request = page.waitForRequest('**/api/releases/boots');
  await page.goto('/login');
  const headers = await (await request).allHeaders();
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
  await expect.poll(() => of('mf-auth').map(({ step }) => step), { timeout }).toEqual(['loaded', 'drawn', 'settled']);
  const [loaded, drawn] = of('mf-auth');
  expect(drawn?.ms).toBeGreaterThanOrEqual(loaded?.ms ?? Number.POSITIVE_INFINITY);
  const health = () => readHealth(product.releasesDir).remotes['mf-auth']?.[drawn?.build ?? ''];
  await expect.poll(() => health()?.drawn ?? 0, { timeout }).toBeGreaterThanOrEqual(1);
  expect(health()?.p75Ms).toBeGreaterThan(0);
});

test('a failed build is reported with how far it came and why', { tag: '@long' }, async ({ page, person }) => {
  await signIn(page, person);
  await page.route(/\/r\/mf-analytics\/.*\/remoteEntry\.js/, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  const of = listen(page);
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: 'Analytics is not available right now' })).toBeVisible();
  const failed = { remote: 'mf-analytics', build: expect.any(String), step: 'failed', phase: 'entry', kind: 'http' };
  await expect.poll(() => of('mf-analytics'), { timeout }).toEqual([failed]);
});
