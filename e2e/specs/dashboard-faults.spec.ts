import type { Page } from '@playwright/test';
import { retryUntilGone } from '../fixtures/retryUntilGone.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testWithGateway.ts';

const simulations = ['comment', 'mention', 'live comment', 'reaction'];

async function publishFlow(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
  const nodes = [{ id: 'messageNode-1', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Thanks!' } }];
  const saved = await page.request.post('/api/flow/save', { headers, data: { name: 'Thanks', nodes, edges: [] } });
  const { data }: { data: { id: string } } = await saved.json();
  const published = await page.request.post(`/api/flow/${data.id}/publish`, { headers, data: {} });
  expect(published.ok(), await published.text()).toBe(true);
}

test('every text of the dashboard for what goes wrong, each by a real fault, and what works again afterwards', {
  tag: '@long',
}, async ({ page, gateway, request, product, person, follower }) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const goTo = (tab: string) => page.getByRole('navigation', { name: 'Dashboard sections' }).getByText(tab).click();
  const says = (text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible();

  await test.step('notifications', async () => {
    gateway.breakPath('/api/notifications', 500);
    await page.reload();
    await says('Failed to connect to notification service');
    gateway.restore();
    await retryUntilGone(page, 'Failed to connect to notification service');
  });

  await test.step('the webhook', async () => {
    gateway.breakPath('/api/instagram/webhook/status', 500);
    await goTo('Webhooks');
    await says('Failed to load webhook data');
    gateway.restore();
    await retryUntilGone(page, 'Failed to load webhook data');
    const latest = page.getByRole('list', { name: 'Results' }).getByRole('listitem').first();
    await press('Test endpoint');
    await expect(latest).toContainText('Webhook endpoint responded with 200');
    gateway.breakPath('/api/instagram/webhook/test', 500);
    await press('Test endpoint');
    await expect(latest).toContainText('Webhook endpoint test failed');
    gateway.dropPath('/api/instagram/webhook/test');
    await press('Test endpoint');
    await expect(latest).toContainText('Webhook endpoint test error');
    for (const type of simulations) {
      gateway.breakPath('/api/instagram/debug/simulate-event', 500);
      await press(`Simulate ${type}`);
      await expect(latest).toContainText(`Simulated ${type} event failed`);
      gateway.dropPath('/api/instagram/debug/simulate-event');
      await press(`Simulate ${type}`);
      await expect(latest).toContainText(`Simulated ${type} event error`);
    }
  });

  await test.step('automation', async () => {
    await goTo('Automation');
    await press('Test Webhook');
    await says('Webhook endpoint test error');
    gateway.breakPath('/api/instagram/webhook/test', 500);
    await press('Test Webhook');
    await says('Webhook endpoint test failed');
    for (const [button, path, failed, done] of [
      ['Unsubscribe', 'unsubscribe-webhook', 'Failed to unsubscribe from webhooks', 'Webhook unsubscription successful!'],
      ['Subscribe', 'subscribe-webhook', 'Failed to subscribe to webhooks', 'Webhook subscription successful!'],
    ] as const) {
      gateway.breakPath(`/api/instagram/${path}`, 500);
      await press(button);
      await says(failed);
      gateway.restore();
      await press(button);
      await says(done);
    }
  });

  await test.step('an event that went wrong because the follower has blocked the account', async () => {
    await publishFlow(page);
    const api = `${product.sandboxUrl}/sandbox/api`;
    const igId = await igIdOf(request, api, account);
    const conversation = `${api}/accounts/${igId}/conversations/${await followerIdOf(request, api, follower)}`;
    await sandboxCall(request, conversation, { isBlocking: true }, 'PATCH');
    await goTo('Notifications');
    const waits = page.getByRole('region', { name: 'Action required' });
    await sandboxCall(request, `${conversation}/messages`, { text: 'still there?' });
    await page.getByRole('button', { name: '1 event failed' }).click();
    await waits.getByRole('button', { name: 'Why?' }).click();
    await page.waitForURL(/why=/);
    const id = new URL(page.url()).searchParams.get('why');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    gateway.breakPath(`/api/webhooks/events/${id}/retry`, 500);
    await waits.getByRole('button', { name: 'Retry' }).click();
    await says('Failed to retry event');
    gateway.restore();
    await waits.getByRole('button', { name: 'Retry' }).click();
    await says('Event queued for retry');
  });

  await test.step('the account', async () => {
    await goTo('Instagram');
    const card = page.getByRole('region', { name: 'Account' });
    gateway.breakPath('/api/instagram/account', 500);
    await press(`@${account}`);
    await expect(card).toContainText('Failed to load Instagram account details.');
    gateway.dropPath('/api/instagram/account');
    await press('Try again');
    await expect(card).toContainText('Error loading Instagram account details.');
    gateway.restore();
    await press('Try again');
    await expect(card).toContainText('Business account');
    const disconnect = async () => {
      await press('Disconnect');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    };
    gateway.breakPath('/api/instagram/disconnect', 500);
    await disconnect();
    await says('Failed to disconnect Instagram account. Please try again.');
    gateway.dropPath('/api/instagram/disconnect');
    await disconnect();
    await says('Error disconnecting Instagram account. Please try again.');
    gateway.restore();
    await disconnect();
    await says('Instagram disconnected');
  });
});
