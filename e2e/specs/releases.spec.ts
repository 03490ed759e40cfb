import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createBuildVariant } from '@fanfare/platform/release';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { countLoads } from '../fixtures/countLoads.ts';
import { signIn } from '../fixtures/signIn.ts';
import type { Product } from '../fixtures/startProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

/** A text of the view in the entry, and one of a view in a separate chunk. */
const inEntry = 'Total Messages';
const inChunk = 'Profile Settings';
/** Makes builds live, as a release does. */
const goLive = ({ releasesDir }: Product, dists: string[]) => publishTogether(openReleaseStore(releasesDir), dists, 'a test');
const factsOf = async (
  dir: string,
): Promise<{ files: Record<string, string>; views: Record<string, { scripts: string[] } | undefined> }> =>
  JSON.parse(await readFile(path.join(dir, 'release.json'), 'utf8'));
const panel = (page: Page) => page.getByRole('heading', { name: 'Analytics is not available right now' });
const notice = (page: Page) => page.getByText('Showing an earlier version');
const figure = (page: Page, name = inEntry) => page.getByText(name, { exact: true });
const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('an entry that is answered 500 with JSON is never kept: the next try succeeds without a reload', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const entries = /\/r\/mf-analytics\/.*\/remoteEntry\.js/;
  await page.route(entries, (route) => route.fulfill({ status: 500, json: { error: 'out of order' } }));
  await page.goto('/analytics');
  await expect(panel(page)).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(page.getByText(/^mf-analytics@1\.0\.0\+\w+ · entry · http · .*remoteEntry\.js · HTTP 500$/)).toBeVisible();
  await checkVariants(page, 'failure-details');
  const loads = await countLoads(page);
  await page.unroute(entries);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page)).toBeVisible();
  expect(await loads()).toBe(0);
});

testWithOwnProduct.use({ hasSandbox: false });

testWithOwnProduct('S11: a new version that does not work gives way to the last good one', async ({ page, person, own }) => {
  test.slow();
  await signIn(page, person);
  await page.goto('/analytics');
  await expect(figure(page)).toBeVisible();
  const good = path.resolve(import.meta.dirname, '../../mf-analytics/dist');
  const publish = async (buildId: string, edit?: (text: string, file: string) => string) => {
    await goLive(own, [good]);
    await goLive(own, [await createBuildVariant('mf-analytics', { buildId, ...(edit && { edit }) })]);
  };

  const expectEarlierVersion = async (text = inEntry) => {
    await expect(notice(page)).toBeVisible();
    await expect(figure(page, text)).toBeVisible();
  };
  /** @returns the milliseconds from the shell's start until the earlier version is shown */
  const open = async (address = '/analytics', text = inEntry) => {
    // The shell is running at this point. A hanging preload only delays the load event, which users do not
    // notice.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const begin = Date.now();
    await expectEarlierVersion(text);
    return Date.now() - begin;
  };

  await test.step('it throws when it is evaluated', async () => {
    await publish('throws', (text, file) => (file === 'remoteEntry.js' ? 'throw new Error("v2 throws");' : text));
    expect(await open()).toBeLessThan(6_000);
  });

  await test.step('a part of it has other bytes than were released', async () => {
    await publish('tampered');
    const dir = path.join(own.releasesDir, 'mf-analytics/1.0.0-tampered');
    const chunk = (await factsOf(dir)).views.settings?.scripts.find((file) => file !== 'remoteEntry.js') ?? '';
    await writeFile(path.join(dir, chunk), `${await readFile(path.join(dir, chunk), 'utf8')}\nwindow.tampered = true;`);
    // The server would send the compressed copies, which still have the released bytes.
    for (const copy of [`${chunk}.br`, `${chunk}.gz`]) await rm(path.join(dir, copy), { force: true });
    expect(await open('/settings', inChunk)).toBeLessThan(6_000);
    expect(await isTampered(page)).toBe(false);
  });

  await test.step('it hangs', async () => {
    await publish('hangs');
    await page.route(/1\.0\.0-hangs\/remoteEntry\.js/, () => new Promise(() => {}));
    await page.clock.install();
    await page.goto('/analytics', { waitUntil: 'domcontentloaded' });
    const now = () => page.evaluate(() => Date.now());
    const begin = await now();
    await page.clock.runFor(8_000);
    await expectEarlierVersion();
    expect((await now()) - begin).toBeLessThan(13_000);
  });
});

test('S11: whatever byte of a release is changed, it does not run', async ({ page, person, product }) => {
  test.slow();
  await signIn(page, person);
  const index: { remotes: Record<string, string[]> } = JSON.parse(
    await readFile(path.join(product.releasesDir, 'index.json'), 'utf8'),
  );
  const dir = path.join(product.releasesDir, 'mf-analytics', index.remotes['mf-analytics']?.[0] ?? '');
  const facts = await factsOf(dir);
  const ofView = facts.views.analytics?.scripts ?? [];
  const entry = 'remoteEntry.js';
  const chunk = facts.views.settings?.scripts.find((file) => file !== entry) ?? '';
  expect(ofView).toEqual([entry]);
  expect(chunk).toMatch(/\.js$/);
  const tampered: string[] = [];
  const tamper = async (files: readonly string[]) => {
    const address = (url: URL) => url.pathname.startsWith('/r/mf-analytics/') && files.includes(path.basename(url.pathname));
    await page.route(address, async (route) => {
      const response = await route.fetch();
      tampered.push(route.request().url());
      await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
    });
    return () => page.unroute(address);
  };
  for (const [file, address] of [
    [entry, '/analytics'],
    [chunk, '/settings'],
  ] as const) {
    await test.step(file, async () => {
      const restore = await tamper([file]);
      await page.goto(address);
      await expect(panel(page)).toBeVisible();
      await expect(page.getByText('Blocked: the file does not match its release.')).toBeVisible();
      expect(await isTampered(page)).toBe(false);
      await restore();
    });
  }
  await test.step('parts that arrive later', async () => {
    tampered.length = 0;
    await tamper(Object.keys(facts.files).filter((file) => file.endsWith('.js') && !ofView.includes(file)));
    await page.goto('/analytics');
    await expect(figure(page)).toBeVisible();
    await expect.poll(() => tampered.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await isTampered(page)).toBe(false);
  });
});

test('S11: a script that is not part of a release is refused by the browser', async ({ page, product }) => {
  const answer = await page.goto('/login');
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const index: { remotes: Record<string, string[]> } = JSON.parse(
    await readFile(path.join(product.releasesDir, 'index.json'), 'utf8'),
  );
  const released = `/r/mf-analytics/${index.remotes['mf-analytics']?.[0]}/remoteEntry.js`;
  for (const url of ['/r/mf-analytics/unreleased/remoteEntry.js', 'https://evil.example/x.js']) {
    await expect(page.addScriptTag({ url })).rejects.toThrow('is not part of a release');
  }
  // The file is released, but this request has no integrity hash.
  await expect(page.addScriptTag({ url: released })).rejects.toThrow('Failed to load script');
});

test('S11: a forged release document is not believed', async ({ page }) => {
  const forge = (text: string) => text.replaceAll('"traffic":100', '"traffic":99');
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: forge(await response.text()) });
  });

  await test.step('the server is asked for the genuine one', async () => {
    const [request] = await Promise.all([page.waitForRequest('**/release-document.json'), page.goto('/login')]);
    expect((await request.response())?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Fanfare' })).toBeVisible();
  });

  await test.step('without a genuine one nothing is loaded', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.route('**/release-document.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: forge(await response.text()) });
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Could not load Fanfare' })).toBeVisible();
    await page.getByText('Technical details').click();
    await expect(page.getByText(/release document of the page: its signature does not fit/)).toBeVisible();
  });
});

test('what the page preloads is not loaded again', { tag: '@long' }, async ({ page, person }) => {
  await signIn(page, person);
  for (const address of ['/dashboard', '/flow-builder', '/webhook-management', '/analytics', '/connect-instagram']) {
    // Leaves the previous page, whose prefetching would count as requests of this one.
    await page.goto('about:blank');
    const requests: string[] = [];
    const record = (request: { url: () => string }) => requests.push(request.url());
    page.on('request', record);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = await page.locator('link[rel="preload"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const preloaded = links.map((href) => new URL(href ?? '', page.url()).href);
    await page.waitForLoadState('networkidle');
    page.off('request', record);
    const ofReleases = requests.filter((url) => /\/r\/|\/assets\//.test(url));
    expect(ofReleases.filter((url, at) => ofReleases.indexOf(url) !== at)).toEqual([]);
    expect(ofReleases).toEqual(expect.arrayContaining(preloaded));
    expect(preloaded.some((url) => url.endsWith('/remoteEntry.js'))).toBe(true);
  }
});

test('what is loaded ahead is not loaded again when its screen is opened', { tag: '@long' }, async ({ page, person }) => {
  await signIn(page, person);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const ofAnalytics = () => requests.filter((url) => url.includes('/r/mf-analytics/'));
  await page.goto('/dashboard');
  // The dashboard lists the other screens as likely next, so they are prefetched after it is shown.
  await expect.poll(() => ofAnalytics().length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  const before = [...requests];
  expect(new Set(ofAnalytics()).size).toBe(ofAnalytics().length);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(figure(page)).toBeVisible();
  // Chunks that a screen loads later must not be loaded again either.
  expect(requests.slice(before.length).filter((url) => before.includes(url) && url.includes('/r/'))).toEqual([]);
});

testWithOwnProduct(
  'a newer version replaces the open one on request and keeps its state',
  { tag: '@long' },
  async ({ page, person, own }) => {
    await signIn(page, person);
    await page.goto('/flow-builder');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Bot Flow Builder');
    const builder = new FlowBuilderPage(page);
    const node = await builder.drop('Message Node', { x: 300, y: 200 });
    await builder.write(node, 'Message text', 'Not saved yet');
    const loads = await countLoads(page);
    const edit = (text: string) => text.replaceAll('Bot Flow Builder', 'Bot Flow Builder Two');

    await test.step('one that is rolled back meanwhile is no longer offered', async () => {
      await goLive(own, [await createBuildVariant('mf-flow-builder', { buildId: 'back' })]);
      await page.evaluate("window.dispatchEvent(new Event('focus'))");
      await expect(page.getByText('A new version of Flow builder is ready')).toBeVisible();
      await openReleaseStore(own.releasesDir).change('mf-flow-builder', { kind: 'rollback' }, 'a test');
      await page.evaluate("window.dispatchEvent(new Event('focus'))");
      await expect(page.getByText('A new version of Flow builder is ready')).toBeHidden();
    });

    await goLive(own, [await createBuildVariant('mf-flow-builder', { buildId: 'two', edit })]);
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await expect(page.getByText('A new version of Flow builder is ready')).toBeVisible();
    await expect(title).toHaveText('Bot Flow Builder');
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(title).toHaveText('Bot Flow Builder Two');
    await expect(node).toContainText('Not saved yet');
    await expect(page.getByText('A new version of Flow builder is ready')).toBeHidden();
    expect(await loads()).toBe(0);
  },
);

test('one tab uses a local build instead of the released one and shows that', async ({ page, person }) => {
  await signIn(page, person);
  const edit = (text: string) => text.replaceAll(inEntry, 'All Messages');
  const dir = await createBuildVariant('mf-analytics', { buildId: 'mine', edit });
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    readFile(path.join(dir, path.basename(request.url ?? ''))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/mf-manifest.json`;

  await test.step('it is shown, with a badge, and stays for the tab', async () => {
    await page.goto(`/analytics?remote=mf-analytics@${url}`);
    await expect(figure(page, 'All Messages')).toBeVisible();
    await expect(page.getByText(`mf-analytics from ${new URL(url).host}`)).toBeVisible();
    await page.goto('/analytics');
    await expect(figure(page, 'All Messages')).toBeVisible();
  });

  await test.step('it is removed, with a notice, when it does not load', async () => {
    await page.route(new URL('remoteEntry.js', url).href, (route) => route.abort());
    await page.goto('/analytics');
    await expect(page.getByText('The override failed to load and was removed')).toBeVisible();
    await expect(figure(page)).toBeVisible();
    await expect(page.getByText(`mf-analytics from ${new URL(url).host}`)).toBeHidden();
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('S11: an override from another origin is rejected without a request', async ({ page, person }) => {
  await signIn(page, person);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/analytics?remote=mf-analytics@https://evil.example/mf-manifest.json');
  await expect(page.getByText('Override rejected')).toBeVisible();
  await expect(figure(page)).toBeVisible();
  expect(requests.filter((url) => new URL(url).host === 'evil.example')).toHaveLength(0);
});
