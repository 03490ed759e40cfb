import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { registerAndConnect, signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { WebhookManagementPage } from '../pages/WebhookManagementPage.ts';

const at = (query: string) => `/webhook-management?${query}`;

test('each kind of event is simulated and arrives, and its story opens by keys', async ({ page, person }) => {
  test.setTimeout(120_000);
  await registerAndConnect(page, person);
  const webhooks = new WebhookManagementPage(page);

  await page.goto(at('tab=testing&view=simulate'));
  const kinds = ['message', 'comment', 'mention', 'live comment', 'reaction', 'button press', 'referral', 'seen receipt'];
  for (const kind of kinds) {
    await page.getByRole('button', { name: `Simulate ${kind}`, exact: true }).click();
    await expect(page.getByText(`Simulated ${kind} event received`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'View test events' }).click();
  for (const type of ['Message', 'Comment', 'Mention', 'Live comment', 'Reaction', 'Button click', 'Referral', 'Seen']) {
    const box = webhooks.events.getByRole('checkbox', { name: new RegExp(`^Select ${type} from `) });
    await expect(box).toHaveCount(1);
  }
  await checkVariants(page, 'webhooks-events', 'dark');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const story = page.getByRole('dialog');
  await expect(story.getByText('Received and stored')).toBeVisible();
  await expect(page).toHaveURL(/event=/);
  await checkVariants(page, 'webhooks-story', 'light');
  await page.keyboard.press('Escape');
  await expect(story).toBeHidden();
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
});

test('a suite needs all its fields, and runs live', { tag: '@long' }, async ({ page, person }) => {
  await registerAndConnect(page, person);
  await page.goto(at('tab=testing&view=create'));
  await page.getByLabel('Sender ID').fill('test-1');
  await page.getByRole('button', { name: 'Create Suite' }).click();
  await expect(page.getByText('All fields are required').first()).toBeVisible();
  await page.getByLabel('Sender username').fill('suite.follower');
  await page.getByRole('button', { name: 'Create Suite' }).click();
  await expect(page.getByText('Test suite created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Run @suite.follower' }).click();
  await expect(page.getByText('9 of 9 tests passed').first()).toBeVisible({ timeout: 20_000 });
  await checkVariants(page, 'webhooks-suite', 'dark');
});

test('a failed reply shows the reason down to the call; it is retried and replayed', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const webhooks = new WebhookManagementPage(page);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);
  const token = await page.evaluate<string>('localStorage.getItem("token")');
  const made = await request.post(`${product.url}/api/flows`, {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      name: 'Prices',
      trigger: 'keyword_detected',
      triggerSettings: { keyword: 'price' },
      actions: [{ type: 'reply', text: '95 EUR' }],
    },
  });
  expect(made.status()).toBe(201);
  const write = (text: string) => sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text });
  const setReachable = (isReachable: boolean) =>
    sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}`, { isBlocking: !isReachable }, 'PATCH');

  await page.goto(at('tab=dashboard&view=events'));
  await setReachable(false);
  await write('the price?');
  const failed = webhooks.event('Flow run', 'Failed');
  await expect(failed).toHaveCount(1);

  await test.step('its story names the call and the code', async () => {
    await failed.click();
    const story = page.getByRole('dialog', { name: 'Flow run' });
    await expect(story.getByText('Not delivered', { exact: true })).toBeVisible();
    await story.getByRole('button', { name: /^Rejected by Instagram/ }).click();
    await expect(story.getByText('551/1545041').first()).toBeVisible();
    await checkVariants(page, 'webhooks-failed-story', 'dark');
    await setReachable(true);
    await story.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Event queued for retry')).toBeVisible();
    await expect(story.getByText('Completed', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('all that failed since are replayed after a question that counts', async () => {
    // New rows are held back while the focus is in the list …
    await page.getByRole('heading', { level: 1 }).click();
    // The first row may not be updated yet, so this waits until it no longer shows the failure.
    await expect(failed).toHaveCount(0);
    await setReachable(false);
    await write('and the price of oak?');
    await expect(webhooks.event('Flow run', 'Failed')).toHaveCount(1);
    await setReachable(true);
    await page.getByRole('button', { name: 'Replay all failed' }).click();
    await expect(page.getByText(/1 event can be replayed\. 1 contact may receive a message/)).toBeVisible();
    await checkVariants(page, 'webhooks-replay', 'light');
    await page.getByRole('button', { name: 'Replay 1 event' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replay 1 event' }).click();
    await expect(page.getByText('1 event replayed')).toBeVisible();
    // … and while the pointer is over it.
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(webhooks.event('Message', 'Replayed')).toHaveCount(1);
  });
});

test('a subscription is dropped, missed, repaired, deleted and created again', { tag: '@long' }, async ({ page, person }) => {
  test.setTimeout(120_000);
  await registerAndConnect(page, person);
  await page.goto(at('tab=dashboard&view=subscriptions'));
  await expect(page.getByText(/8 fields subscribed\./)).toBeVisible();
  await checkVariants(page, 'webhooks-subscriptions', 'dark');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Subscription deactivated')).toBeVisible();
  await expect(page.getByText('Not receiving events: the webhook is not subscribed.')).toBeVisible();
  await page.goto(at('tab=monitoring&view=health'));
  await page.getByRole('button', { name: 'Run health check' }).click();
  await expect(page.getByText('Manual health check completed')).toBeVisible();
  await page.getByRole('button', { name: 'Run diagnostics' }).click();
  await page.getByRole('button', { name: 'Subscribe to events' }).click();
  await expect(page.getByText(/All 8 fields are subscribed/)).toBeVisible();
  await checkVariants(page, 'webhooks-health', 'light');
  await page.goto(at('tab=dashboard&view=subscriptions'));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this subscription?' });
  await question.getByRole('button', { name: 'Delete subscription' }).click();
  await expect(page.getByText('Subscription deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Create subscription' }).click();
  await expect(page.getByText('Webhook subscription successful!')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
