import { httpRegistry } from '@fanfare/platform/release';
import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import { manualRemote } from '../fixtures/manualRemote.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

testWithOwnProduct(
  'a team releases a new remote over HTTP and takes it back',
  { tag: '@long' },
  async ({ page, person, own }) => {
    const token = await createDeployToken(openReleaseStore(own.releasesDir), 'mf-orders', 'team orders');
    const registry = httpRegistry(own.url, token);
    const publish = async (buildId: string, title: string) => {
      const { build } = await registry.publish('mf-orders', await manualRemote('mf-orders', buildId, title));
      await registry.change('mf-orders', { kind: 'release', build });
    };
    await signIn(page, person);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();

    await publish('one', 'Orders');
    await page.goto('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page).toHaveTitle(/^Orders/);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL(/\?tab=orders$/);
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();

    await publish('two', 'All orders');
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'All orders' })).toBeVisible();
    await registry.change('mf-orders', { kind: 'rollback' });
    // The socket notifies the open page within 5 s; its own polling takes up to a minute.
    await expect(page.getByText('A new version of All orders is ready')).toBeVisible({ timeout: 5_000 });
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders', exact: true })).toBeVisible();
  },
);
