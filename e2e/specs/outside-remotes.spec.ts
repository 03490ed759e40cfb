import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { httpRegistry, workspaceDir } from '@fanfare/platform/release';
import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { createOutsideRemote, type OutsideRemote } from '../fixtures/outside/outsideRemote.ts';
import { signIn } from '../fixtures/signIn.ts';
import type { Product } from '../fixtures/startProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

const bundlers = ['webpack', 'rspack', 'vite'] as const;

async function createAll(own: Product, parent: string): Promise<OutsideRemote[]> {
  const sdk = path.join(workspaceDir, 'sdk/dist');
  return await Promise.all(
    bundlers.map(async (bundler) => {
      // One of them gets the SDK from the installation, the others from a directory.
      const source = ['--from', own.url, ...(bundler === 'rspack' ? [] : ['--sdk', sdk])];
      const remote = await createOutsideRemote({ bundler, parent, source });
      // The page compares the hook that each remote imports with the shell's hook.
      await remote.edit(
        'src/remote.ts',
        'export default',
        `Reflect.set(globalThis, '${remote.name}', useState);\n\nexport default`,
      );
      await remote.edit('src/remote.ts', 'import { defineRemote }', "import { useState } from 'react';\nimport { defineRemote }");
      return remote;
    }),
  );
}

const openSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search bot flows' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Dashboard sections' });
const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

testWithOwnProduct(
  'S11: remotes of repositories of their own, built with webpack, Rspack and Vite, share the page with all others',
  { tag: '@long' },
  async ({ page, person, own }, testInfo) => {
    test.setTimeout(420_000);
    const parent = await realpath(await mkdtemp(path.join(os.tmpdir(), 'fanfare-teams-')));
    const tokens = new Map<string, string>();
    const release = async (remote: OutsideRemote, ...options: string[]) => {
      const token =
        tokens.get(remote.name) ?? (await createDeployToken(openReleaseStore(own.releasesDir), remote.name, 'its team'));
      tokens.set(remote.name, token);
      return await remote.run('fanfare', ['release', '--to', own.url, ...options], { RELEASE_TOKEN: token });
    };
    try {
      const remotes = await test.step('made, installed', () => createAll(own, parent));

      await test.step('tested, and played in the shell of the installation', async () => {
        const results = await Promise.all(remotes.map(({ run }) => run('fanfare', ['test'])));
        for (const output of results) expect(output).toMatch(/Tests: +5 passed, 5 total/);
        for (const { run } of remotes.filter(({ name }) => name === 'mf-vite-lists'))
          expect(await run('fanfare', ['lab', 'check', '--only', 'list'])).toContain('1 passed, 0 failed');
      });

      await test.step('past the gate and live', async () => {
        for (const remote of remotes) {
          // The browser check before a release is the same for all remotes, so only one runs it.
          const output = await release(remote, ...(remote.name === 'mf-rspack-lists' ? [] : ['--skip-boot']));
          expect(output).toContain(`Released ${remote.name} 1.0.0-`);
        }
      });

      await test.step('refused when it was built with another major version of the SDK', async () => {
        for (const { name, dist, run } of remotes.slice(0, 1)) {
          const RELEASE_TOKEN = tokens.get(name) ?? '';
          expect(await run('fanfare', ['gate', '--to', own.url], { RELEASE_TOKEN })).toContain(`${name} passes the gate`);
          const file = path.join(dist, 'release.json');
          await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), sdk: '2.0.0' }));
          await expect(httpRegistry(own.url, RELEASE_TOKEN).passGate(name, dist)).rejects.toThrow(
            'Built with SDK 2.0.0, but this installation accepts SDK 1.x and serves 1.0.0: install the packages listed at /sdk/ and build again.',
          );
        }
      });

      await signIn(page, person);
      await page.goto('/dashboard');
      await saveFlow(page, 'Prices');

      for (const { name, title, route } of remotes)
        await test.step(`${name}: page and tab share store, router and React`, async () => {
          await page.goto(route);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Prices' })).toBeVisible();
          await openSearch(page).fill('pri');
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
          await sections(page).getByRole('link', { name: title, exact: true }).click();
          await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
          // The text is in the remote's Redux slice, which its page and its dashboard tab share.
          await expect(openSearch(page)).toHaveValue('pri');
        });

      await test.step('there is one React', async () => {
        await page.goto('/dashboard');
        for (const { title } of remotes) {
          await sections(page).getByRole('link', { name: title, exact: true }).click();
          await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
        }
        expect(
          await page.evaluate(
            compareHooks,
            remotes.map(({ name }) => name),
          ),
        ).toEqual(remotes.map(() => true));
        await page.screenshot({ path: testInfo.outputPath('outside-remotes.png') });
      });

      for (const remote of remotes)
        await test.step(`${remote.name}: a second build replaces the first in the open page`, async () => {
          await page.goto(remote.route);
          await openSearch(page).fill('pri');
          await remote.edit('src/copy.ts', `title: t\`${remote.title}\``, `title: t\`All ${remote.title}\``);
          await release(remote, '--skip-boot');
          await expect(page.getByText(/^A new version of .* is ready$/)).toBeVisible();
          await page.getByRole('button', { name: 'Update now' }).click();
          await expect(page.getByRole('heading', { level: 1, name: `All ${remote.title}` })).toBeVisible();
          await expect(openSearch(page)).toHaveValue('pri');
        });

      for (const remote of remotes)
        await test.step(`${remote.name}: a changed byte does not run`, async () => {
          for (const { file, neededBy } of await scriptsOf(own, remote)) {
            const isFile = (url: URL) => url.pathname === `/r/${remote.name}/${file}`;
            const changed: string[] = [];
            await page.route(isFile, async (route) => {
              const response = await route.fetch();
              changed.push(file);
              await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
            });
            await page.goto(neededBy);
            // The browser rejects the file, and the shell loads the previous live build.
            await expect(page.getByText('Showing an earlier version')).toBeVisible();
            await expect(page.getByRole('heading', { name: remote.title, exact: true })).toBeVisible();
            expect(changed).toContain(file);
            expect(await isTampered(page)).toBe(false);
            await page.unroute(isFile);
            // Clears the record of failed builds.
            await page.evaluate(() => localStorage.clear());
          }
        });
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  },
);

async function saveFlow(page: Page, name: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const nodes = [{ id: 'messageNode-1', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Thanks!' } }];
  const headers = { authorization: `Bearer ${token}` };
  const saved = await page.request.post('/api/flow/save', { headers, data: { name, nodes, edges: [] } });
  expect(saved.status()).toBe(200);
}

/** Returns for each remote whether the hook it imported is the one that the shell shares. */
function compareHooks(names: readonly string[]): boolean[] {
  interface SharedReact {
    lib: () => { useState: unknown };
  }
  interface Federation {
    __INSTANCES__: { name: string; shareScopeMap: { default: { react: Record<string, SharedReact> } } }[];
  }
  const { __INSTANCES__: instances }: Federation = Reflect.get(globalThis, '__FEDERATION__');
  const [react] = Object.values(instances.find(({ name }) => name === 'fanfare_shell')?.shareScopeMap.default.react ?? {});
  return names.map((name) => react !== undefined && Reflect.get(globalThis, name) === react.lib().useState);
}

/** Returns the entry of the live build and a chunk that only the dashboard tab loads, each with a URL that needs it. */
async function scriptsOf({ releasesDir }: Product, { name, route }: OutsideRemote) {
  const index: { remotes: Record<string, string[]> } = JSON.parse(await readFile(path.join(releasesDir, 'index.json'), 'utf8'));
  const build = index.remotes[name]?.at(-1) ?? '';
  const facts: { files: Record<string, string>; entry: { file: string } } = JSON.parse(
    await readFile(path.join(releasesDir, name, build, 'release.json'), 'utf8'),
  );
  const chunk = Object.keys(facts.files).find((file) => /ListsTab[.\w-]*\.js$/.test(file)) ?? '';
  return [
    { file: `${build}/${facts.entry.file}`, neededBy: route },
    { file: `${build}/${chunk}`, neededBy: `/dashboard?tab=${route.slice(1)}` },
  ];
}
