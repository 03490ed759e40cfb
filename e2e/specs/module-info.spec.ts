import type { Page } from '@playwright/test';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

interface ModuleInfo {
  remotesInfo: Record<string, { matchedVersion: string }>;
  modules?: { modulePath: string }[];
}

const moduleInfo = (page: Page): Promise<Record<string, ModuleInfo>> =>
  page.evaluate(() => Reflect.get(window, '__FEDERATION__').moduleInfo);

test('tools for Module Federation see the builds of the page for admins, and nothing for other users', { tag: '@long' }, async ({
  page,
  person,
  product,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('module-info')) chunks.push(request.url());
  });
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The boot reports are sent last, so everything in the background has loaded by then.
  await page.waitForRequest((request) => request.url().includes('/api/releases/boots'), { timeout: 60_000 }).catch(() => null);
  expect(await moduleInfo(page)).toEqual({});
  expect(chunks).toEqual([]);

  await makeAdmin(product, person.username);
  await page.goto('/releases');
  await expect(page.getByRole('table', { name: 'Builds of Analytics', exact: true })).toBeVisible();
  const { microFrontends } = await (await page.request.get('/release-document.json')).json();
  const versions = Object.fromEntries(
    Object.entries<{ metadata: { version: string }; extras: { buildId: string } }[]>(microFrontends).map(([name, [live]]) => [
      name,
      { matchedVersion: `${live?.metadata.version}+${live?.extras.buildId}` },
    ]),
  );
  const shown = async () => (await moduleInfo(page)).fanfare_shell?.remotesInfo;
  await expect.poll(shown).toEqual(versions);

  // The browser stores it, so it is available from the next page on.
  await page.goto('/dashboard');
  await expect.poll(shown).toEqual(versions);
  const info = await moduleInfo(page);
  for (const [name, { matchedVersion }] of Object.entries(versions))
    expect(info[`${name}:${matchedVersion}`]?.modules?.map(({ modulePath }) => modulePath)).toContain('./remote');
});
