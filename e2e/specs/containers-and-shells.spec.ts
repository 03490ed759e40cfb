import path from 'node:path';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import { signIn } from '../fixtures/signIn.ts';
import { expect } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';
import { webpackContainer } from '../fixtures/webpackContainer.ts';

testWithOwnProduct(
  "a container of webpack's own plugin, as version 1.0.0 built them, runs in the shell",
  { tag: '@long' },
  async ({ page, person, own }) => {
    await publishTogether(
      openReleaseStore(own.releasesDir),
      [await webpackContainer('mf-orders', 'old', 'Orders of before')],
      'a test',
    );
    await signIn(page, person);
    await page.goto('/orders');
    // It renders with a hook, so it uses the shell's React.
    await expect(page.getByRole('heading', { level: 1, name: 'Orders of before' })).toBeVisible();
  },
);

testWithOwnProduct(
  'in a shell without the federation runtime a new container gives way to an earlier one, and says why',
  { tag: '@long' },
  async ({ page, person, own }) => {
    const store = openReleaseStore(own.releasesDir);
    const live = path.resolve(import.meta.dirname, '../../mf-analytics/dist');
    const earlier = await webpackContainer('mf-analytics', 'old', 'Analytics of before', 'analytics');
    for (const dist of [earlier, live]) await publishTogether(store, [dist], 'a test');
    await signIn(page, person);
    // Hides what older shells, from before the runtime was shared, do not have.
    await page.addInitScript(
      "Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', { get: () => undefined, set: () => {} })",
    );
    await page.goto('/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics of before' })).toBeVisible();
    await expect(page.getByText('Showing an earlier version')).toBeVisible();

    await page.goto('/webhook-management');
    await expect(page.getByRole('heading', { name: /is not available right now$/ })).toBeVisible();
    await page.getByText('Technical details').click();
    await expect(page.getByText(/^mf-webhooks@1\.0\.0\+\w+ · .* · evaluation/)).toBeVisible();
  },
);
