import { checkVariants } from '../fixtures/checkVariants.ts';
import { retryUntilGone } from '../fixtures/retryUntilGone.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testWithGateway.ts';

test('every text of webhook management for what goes wrong, each by a real fault, and what works again afterwards', {
  tag: '@long',
}, async ({ page, gateway, request, product, person, follower }) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const says = (text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible();
  const goTo = (query: string) => page.goto(`/webhook-management?${query}`);
  const mendAndRetry = async (text: string) => {
    gateway.restore();
    await retryUntilGone(page, text);
  };

  await test.step('the figures', async () => {
    gateway.breakPath('/api/webhooks/stats', 500);
    await goTo('tab=dashboard');
    await says('Failed to load webhook data');
    await checkVariants(page, 'webhooks-figures-failed', 'light');
    await mendAndRetry('Failed to load webhook data');
    await checkVariants(page, 'webhooks-figures', 'dark');
  });

  await test.step('subscriptions', async () => {
    gateway.breakPath('/api/webhooks/subscriptions', 500);
    await goTo('tab=dashboard&view=subscriptions');
    await says('Failed to load webhook data');
    await mendAndRetry('Failed to load webhook data');
    const token = await page.evaluate<string>('localStorage.token');
    const listed = await page.request.get('/api/webhooks/subscriptions', { headers: { authorization: `Bearer ${token}` } });
    const { data }: { data: { subscriptionId: string }[] } = await listed.json();
    const path = `/api/webhooks/subscriptions/${data[0]?.subscriptionId}`;
    gateway.breakPath(path, 500);
    await press('Deactivate');
    await says('Failed to update subscription');
    gateway.restore();
    await press('Deactivate');
    await says('Subscription deactivated');
    await press('Activate');
    await says('Subscription activated');
    const remove = async () => {
      await press('Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete subscription' }).click();
    };
    gateway.dropPath(path);
    await remove();
    await says('Failed to delete subscription');
    gateway.restore();
    await remove();
    await says('Subscription deleted successfully');
    gateway.breakPath('/api/instagram/subscribe-webhook', 500);
    await press('Create subscription');
    await says('Failed to subscribe to webhooks');
    gateway.restore();
    await press('Create subscription');
    await says('Webhook subscription successful!');
  });

  await test.step('events', async () => {
    gateway.breakPath('/api/webhooks/events', 500);
    await goTo('tab=dashboard&view=events');
    await says('Failed to load webhook data');
    await mendAndRetry('Failed to load webhook data');
    const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
    const made = await page.request.post('/api/flows', {
      headers,
      data: {
        name: 'Thanks',
        trigger: 'keyword_detected',
        triggerSettings: { keyword: 'there' },
        actions: [{ type: 'reply', text: 'Yes' }],
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const api = `${product.sandboxUrl}/sandbox/api`;
    const igId = await igIdOf(request, api, account);
    const conversation = `${api}/accounts/${igId}/conversations/${await followerIdOf(request, api, follower)}`;
    await sandboxCall(request, conversation, { isBlocking: true }, 'PATCH');
    await sandboxCall(request, `${conversation}/messages`, { text: 'still there?' });
    const failed = page.getByRole('row').filter({ hasText: 'Flow run' }).filter({ hasText: 'Failed' });
    await failed.click();
    const story = page.getByRole('dialog', { name: 'Flow run' });
    const id = new URL(page.url()).searchParams.get('event');
    gateway.breakPath(`/api/webhooks/events/${id}/retry`, 500);
    await story.getByRole('button', { name: 'Retry' }).click();
    await says('Failed to retry event');
    gateway.restore();
    await sandboxCall(request, conversation, { isBlocking: false }, 'PATCH');
    await story.getByRole('button', { name: 'Retry' }).click();
    await says('Event queued for retry');
    await expect(story.getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('test suites', async () => {
    gateway.breakPath('/api/webhooks/testing/suites', 500);
    await goTo('tab=testing&view=suites');
    await says('Failed to load test suites');
    await mendAndRetry('Failed to load test suites');
    await goTo('tab=testing&view=create');
    await page.getByLabel('Sender ID').fill('test-1');
    await page.getByLabel('Sender username').fill('suite.follower');
    gateway.breakPath('/api/webhooks/testing/create-suite', 500);
    await press('Create Suite');
    await says('Failed to create test suite');
    await expect(page.getByLabel('Sender username')).toHaveValue('suite.follower');
    gateway.restore();
    await press('Create Suite');
    await says('Test suite created successfully');
    // Only the page knows the suite's id, which is part of the path.
    const execution = page.waitForRequest(/execute-suite/);
    await press('Run @suite.follower');
    const path = new URL((await execution).url()).pathname;
    await says('9 of 9 tests passed');
    gateway.breakPath(path, 500);
    await press('Run @suite.follower');
    await says('Failed to execute test suite');
    await checkVariants(page, 'webhooks-suites', 'light');
    const cleanUp = async () => {
      await press('Clean up test data');
    };
    gateway.breakPath('/api/webhooks/testing/cleanup', 500);
    await cleanUp();
    await says('Failed to cleanup test data');
    gateway.restore();
    await cleanUp();
    await says('Old test data cleaned up successfully');
    await checkVariants(page, 'webhooks-suites-empty', 'dark');
  });

  await test.step('monitoring', async () => {
    gateway.breakPath('/api/webhooks/monitoring/dashboard', 500);
    await goTo('tab=monitoring');
    await says('Failed to load monitoring data');
    await checkVariants(page, 'webhooks-monitoring-failed', 'dark');
    await mendAndRetry('Failed to load monitoring data');
    await checkVariants(page, 'webhooks-monitoring', 'light');
    await goTo('tab=monitoring&view=health');
    gateway.dropPath('/api/webhooks/monitoring/health-check');
    await press('Run health check');
    await says('Failed to perform health check');
    gateway.restore();
    await press('Run health check');
    await says('Manual health check completed');
    for (const view of ['performance', 'errors']) {
      await goTo(`tab=monitoring&view=${view}`);
      await expect(page.getByRole('region').last()).toBeVisible();
      await checkVariants(page, `webhooks-${view}`, 'dark');
    }
    await goTo('tab=notifications');
    await checkVariants(page, 'webhooks-notifications', 'light');
    await goTo('tab=overview');
    await checkVariants(page, 'webhooks-overview', 'dark');
  });
});
