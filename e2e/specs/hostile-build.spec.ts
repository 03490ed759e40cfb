import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { httpRegistry } from '@fanfare/platform/release';
import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import type { BrowserContext, Page } from '@playwright/test';
import { createGateway } from '../fixtures/createGateway.ts';
import { hostileFiles, stolenPath } from '../fixtures/hostileFiles.ts';
import { manualRemote } from '../fixtures/manualRemote.ts';
import { signIn } from '../fixtures/signIn.ts';
import type { Product } from '../fixtures/startProduct.ts';
import { expect } from '../fixtures/test.ts';
import { testWithOwnProduct as test } from '../fixtures/testWithOwnProduct.ts';

/** Publishes a build with hostile files that never goes live. @returns URLs of all of its files */
async function publishHostile({ releasesDir, url }: Product): Promise<string[]> {
  const token = await createDeployToken(openReleaseStore(releasesDir), 'mf-orders', 'a thief');
  const dist = await manualRemote('mf-orders', 'hostile', 'Orders');
  for (const [file, text] of Object.entries(hostileFiles)) await writeFile(path.join(dist, file), text);
  const { build } = await httpRegistry(url, token).publish('mf-orders', dist);
  const files = await readdir(path.join(releasesDir, 'mf-orders', build));
  expect(files).toEqual(expect.arrayContaining(Object.keys(hostileFiles)));
  // `publication.json` is written by the server and is not a valid file name for a build.
  return files.filter((file) => file !== 'publication.json').map((file) => `${url}/r/mf-orders/${build}/${file}`);
}

/** Collects the data that files of the build sent. */
function watchTheft(context: BrowserContext): string[] {
  const stolen: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(stolenPath)) stolen.push(request.url());
  });
  return stolen;
}

async function openUnguarded(page: Page, { url }: Product): Promise<void> {
  await page.route(`${url}/unguarded`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Empty</p>' }),
  );
  await page.goto(`${url}/unguarded`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
}

/**
 * Embeds every file as each kind of element that might run it. Scripts with their correct type are left out,
 * because they may run.
 */
async function embed(page: Page, urls: readonly string[]): Promise<void> {
  // A frame that downloads its file fires no event, so responses of frames are counted instead.
  const framed = new Set<string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) framed.add(response.url());
  });
  await page.evaluate(async (files) => {
    const ended = (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        for (const type of ['load', 'error']) element.addEventListener(type, () => resolve());
        document.body.append(element);
      });
    for (const url of files) {
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: url }),
        Object.assign(document.createElement('object'), { data: url }),
      );
    }
    const elements = files.flatMap((url) => [
      Object.assign(document.createElement('img'), { src: url }),
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }),
      ...(url.endsWith('.js')
        ? []
        : ['', 'module'].map((type) => Object.assign(document.createElement('script'), { type, src: url }))),
    ]);
    await Promise.all(elements.map(ended));
  }, urls);
  await expect.poll(() => urls.filter((url) => !framed.has(url))).toEqual([]);
}

// Each test starts a product and opens every file in a dozen ways.
test.slow();
test.use({ hasSandbox: false });

test('S35: no file of a hostile build runs or reads anything, however a browser opens it', async ({ page, person, own }) => {
  const urls = await publishHostile(own);
  await signIn(page, person);
  const stolen = watchTheft(page.context());
  await openUnguarded(page, own);

  await test.step('the watch sees a theft', async () => {
    await page.evaluate((script) => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: script }));
    }, hostileFiles['script.json'] ?? '');
    await expect.poll(() => stolen.length).toBe(1);
    stolen.length = 0;
  });

  await test.step('as a page', async () => {
    for (const url of urls) expect([url, (await page.goto(url))?.status()]).toEqual([url, 403]);
  });

  await test.step('in a frame, an object, an image, a style sheet or a script of another type', async () => {
    await openUnguarded(page, own);
    await embed(page, urls);
  });

  await test.step('as a worker, a shared worker or a service worker', async () => {
    const outcomes = await page.evaluate(async (files) => {
      const failed = (worker: EventTarget) =>
        new Promise<boolean>((resolve) => {
          worker.addEventListener('error', () => resolve(true));
        });
      const isRefused = (url: string) =>
        navigator.serviceWorker.register(url).then(
          () => false,
          () => true,
        );
      // Shared workers outlive this call, and Chromium under test does not report that one failed to load.
      for (const url of files) new SharedWorker(url);
      return await Promise.all(files.flatMap((url) => [failed(new Worker(url)), isRefused(url)]));
    }, urls);
    expect(outcomes).not.toContain(false);
    expect(page.context().serviceWorkers()).toEqual([]);
  });
  expect(stolen).toEqual([]);
});

test('S35: where a browser does not say what it loads a file for, none runs as a page or in a frame either', {
  tag: '@long',
}, async ({ page, person, own, browser }) => {
  const urls = await publishHostile(own);
  const gateway = await createGateway(['sec-fetch-dest']);
  const context = await browser.newContext({ baseURL: own.url, proxy: { server: gateway.url, bypass: '<-loopback>' } });
  const other = await context.newPage();
  try {
    await signIn(other, person);
    const stolen = watchTheft(context);
    const statuses: number[] = [];
    other.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.url().includes('/r/')) statuses.push(response.status());
    });
    for (const url of urls) {
      // The browser saves an attachment, which aborts the navigation.
      await other.goto(url).catch((cause: Error) => expect(cause.message).toMatch(/Download is starting|ERR_ABORTED/));
    }
    expect(statuses).toEqual(urls.map(() => 200));
    await openUnguarded(other, own);
    await embed(other, urls);
    expect(stolen).toEqual([]);
  } finally {
    await context.close();
    await gateway.stop();
  }
  await page.close();
});

test.describe('with RELEASES_ORIGIN', () => {
  test.use({ hasReleasesOrigin: true });

  test('S35: the shell loads builds from their own origin, and that of the product serves none', { tag: '@long' }, async ({
    page,
    person,
    own,
  }) => {
    const origin = own.url.replace('localhost', '127.0.0.1');
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/r/') && response.status() === 200) scripts.push(new URL(response.url()).origin);
    });
    await signIn(page, person);
    await page.goto('/analytics');
    await expect(page.getByText('Total Messages', { exact: true })).toBeVisible();
    expect(new Set(scripts)).toEqual(new Set([origin]));

    const [build] = openReleaseStore(own.releasesDir).readIndex().remotes['mf-analytics'] ?? [];
    const file = `/r/mf-analytics/${build}/remoteEntry.js`;
    expect((await page.goto(`${own.url}${file}`))?.status()).toBe(403);
    const answer = await page.request.get(`${own.url}${file}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, `${origin}${file}`]);
    expect((await page.goto(`${origin}/`))?.status()).toBe(404);
  });
});
