import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { httpRegistry } from '@fanfare/platform/release';
import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { countLoads } from '../fixtures/countLoads.ts';
import { lazyChunk, manualRemote } from '../fixtures/manualRemote.ts';
import { signIn } from '../fixtures/signIn.ts';
import type { Product } from '../fixtures/startProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: `${title} module`, exact: true });
const panel = (page: Page) => page.getByRole('heading', { name: /^.* is not available right now$/ });
const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);
const lookForReleases = (page: Page) => page.evaluate("window.dispatchEvent(new Event('focus'))");
const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now' }).click();

testWithOwnProduct.use({ hasSandbox: false });

/** Opens a registry with a deploy token, like a team outside this checkout. */
async function openRegistry({ releasesDir, url }: Product) {
  const token = await createDeployToken(openReleaseStore(releasesDir), 'mf-orders', 'team orders');
  const registry = httpRegistry(url, token);
  const release = async (buildId: string, title: string) => {
    const dist = await manualRemote('mf-orders', buildId, title, { type: 'module' });
    await registry.passGate('mf-orders', dist);
    const { build } = await registry.publish('mf-orders', dist);
    await registry.change('mf-orders', { kind: 'release', build });
    return build;
  };
  return { registry, release };
}

/**
 * Appends code to a published file, which is too small to have compressed copies.
 * @returns how to restore it
 */
async function tamper({ releasesDir }: Product, build: string, file: string) {
  const name = path.join(releasesDir, 'mf-orders', build, file);
  const text = await readFile(name, 'utf8');
  await writeFile(name, `${text}\nwindow.tampered = true;`);
  return () => writeFile(name, text);
}

testWithOwnProduct(
  'a remote whose entry is an ES module is a page and a tab of the dashboard',
  { tag: '@long' },
  async ({ page, person, own }) => {
    const { release } = await openRegistry(own);
    const build = await release('one', 'Orders');
    await signIn(page, person);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|integrity|Trusted/i.test(message.text())) violations.push(message.text());
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const answer = await page.goto('/orders');
    await expect(heading(page, 'Orders')).toBeVisible();
    expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");

    const html = (await answer?.text()) ?? '';
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
    expect(html).toContain(`href="/r/mf-orders/${build}/remoteEntry.js" integrity="sha384-`);
    const ofRemote = requests.filter((url) => url.startsWith(`/r/mf-orders/${build}/`));
    expect(ofRemote.sort()).toEqual([`/r/mf-orders/${build}/${lazyChunk}`, `/r/mf-orders/${build}/remoteEntry.js`]);

    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL(/\?tab=orders$/);
    await expect(heading(page, 'Orders')).toBeVisible();
    expect(violations).toEqual([]);
  },
);

testWithOwnProduct(
  'S11: a changed byte in the entry or a lazily imported chunk never runs, and Try again recovers without a reload',
  async ({ page, person, own }) => {
    test.slow();
    const { registry, release } = await openRegistry(own);
    const first = await release('one', 'Orders');
    await signIn(page, person);
    for (const file of ['remoteEntry.js', lazyChunk]) {
      await test.step(`${file}: the panel, then the page`, async () => {
        const restore = await tamper(own, first, file);
        await page.goto('/orders');
        await expect(panel(page)).toBeVisible();
        await expect(page.getByText('Blocked: the file does not match its release.')).toBeVisible();
        expect(await isTampered(page)).toBe(false);
        const loads = await countLoads(page);
        await restore();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(page, 'Orders')).toBeVisible();
        expect(await loads()).toBe(0);
        expect(await isTampered(page)).toBe(false);
      });
    }
    for (const file of ['remoteEntry.js', lazyChunk]) {
      await test.step(`${file}: the earlier build takes over`, async () => {
        const second = await release(`two${file.length}`, 'All orders');
        await tamper(own, second, file);
        await page.goto('/orders');
        await expect(heading(page, 'Orders')).toBeVisible();
        await expect(page.getByText('Showing an earlier version')).toBeVisible();
        expect(await isTampered(page)).toBe(false);
        await registry.change('mf-orders', { kind: 'rollback' });
      });
    }
  },
);

testWithOwnProduct(
  'an unreachable entry or chunk recovers on Try again, without a reload',
  { tag: '@long' },
  async ({ page, person, own }) => {
    const { release } = await openRegistry(own);
    await release('one', 'Orders');
    await signIn(page, person);
    for (const file of ['remoteEntry.js', lazyChunk]) {
      await test.step(file, async () => {
        const url = (address: URL) => address.pathname.endsWith(`/${file}`) && address.pathname.startsWith('/r/mf-orders/');
        await page.route(url, (route) => route.fulfill({ status: 500, json: { error: 'out of order' } }));
        await page.goto('/orders');
        await expect(panel(page)).toBeVisible();
        const loads = await countLoads(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(panel(page)).toBeVisible();
        await page.unroute(url);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(page, 'Orders')).toBeVisible();
        expect(await loads()).toBe(0);
      });
    }
  },
);

testWithOwnProduct('a single lost request is repeated without a word', { tag: '@long' }, async ({ page, person, own }) => {
  const { release } = await openRegistry(own);
  await release('one', 'Orders');
  await signIn(page, person);
  let lost = 0;
  await page.route(/\/r\/mf-orders\/.*\/assets\/heading\.js/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/orders');
  await expect(heading(page, 'Orders')).toBeVisible();
  expect(lost).toBe(2);
});

testWithOwnProduct(
  'a second build takes the place of the one on screen, and a refused one changes nothing for open pages',
  async ({ page, person, own }) => {
    const { registry, release } = await openRegistry(own);
    await signIn(page, person);
    // No module build is released yet, so the page has no import map.
    const answer = await page.goto('/dashboard');
    expect(await answer?.text()).not.toContain('importmap');
    await release('one', 'Orders');
    await lookForReleases(page);
    await page.getByRole('link', { name: 'Orders' }).click();
    await expect(heading(page, 'Orders')).toBeVisible();

    await page.goto('/orders');
    await expect(heading(page, 'Orders')).toBeVisible();
    const loads = await countLoads(page);
    const document = async () => await (await page.request.get('/release-document.json')).text();
    const before = await document();
    const mfManifest = (whole: object) => ({ ...whole, exposes: [] });
    const bad = await manualRemote('mf-orders', 'bad', 'Broken', { type: 'module', mfManifest });
    await expect(registry.publish('mf-orders', bad)).rejects.toThrow('The container has no ./remote.');
    await lookForReleases(page);
    expect(await document()).toBe(before);
    await expect(heading(page, 'Orders')).toBeVisible();

    await release('two', 'All orders');
    await lookForReleases(page);
    await expect(page.getByText('A new version of Orders is ready')).toBeVisible();
    await expect(heading(page, 'Orders')).toBeVisible();
    await updateNow(page);
    await expect(heading(page, 'All orders')).toBeVisible();
    expect(await loads()).toBe(0);
  },
);
