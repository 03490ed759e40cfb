import { checkVariants } from '../fixtures/checkVariants.ts';
import { countLoads } from '../fixtures/countLoads.ts';
import { priceReply, publishPriceFlow, question } from '../fixtures/priceFlow.ts';
import { sendOnPhone } from '../fixtures/sendOnPhone.ts';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnectOnScreens } from '../fixtures/signUpAndConnectOnScreens.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnalyticsPage } from '../pages/AnalyticsPage.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { WebhookManagementPage } from '../pages/WebhookManagementPage.ts';

const entries = /\/r\/mf-webhooks\/.*\/remoteEntry\.js/;

test('F21: one unreachable remote leaves everything else working, and comes back', async ({
  page,
  context,
  product,
  person,
  follower,
}) => {
  let refused = 0;
  await page.route(entries, (route) => {
    refused += 1;
    return route.abort('connectionrefused');
  });
  const dashboard = new DashboardPage(page);
  const webhooks = new WebhookManagementPage(page);

  await test.step('the journey works without it', async () => {
    const account = await signUpAndConnectOnScreens(page, person, 'waiting');
    await dashboard.createFlow();
    await publishPriceFlow(new FlowBuilderPage(page), `Price ${person.username}`);
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await sendOnPhone(await context.newPage(), { product, follower, account, question, reply: priceReply });
    await expect(dashboard.notification('Answered', priceReply)).toBeVisible();
  });

  const loads = await countLoads(page);

  await test.step('its route shows the panel', async () => {
    await dashboard.goTo('Webhooks');
    await expect(webhooks.failurePanel()).toBeVisible();
    expect(refused).toBeGreaterThan(0);
  });

  await test.step('trying again while it is down shows the panel again', async () => {
    const before = refused;
    await webhooks.tryAgain();
    await expect.poll(() => refused).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(webhooks.failurePanel()).toBeVisible();
  });

  await test.step('the other routes work', async () => {
    await page.goBack();
    await dashboard.goTo('Analytics');
    await expect(new AnalyticsPage(page).figure('Total Messages')).toHaveText('2');
  });

  await test.step('it recovers when it can be reached, without a reload', async () => {
    await dashboard.goTo('Webhooks');
    await expect(webhooks.failurePanel()).toBeVisible();
    await page.unroute(entries);
    await webhooks.tryAgain();
    await webhooks.open('Dashboard', 'Events');
    await expect(webhooks.event('Message', question).first()).toBeVisible();
  });

  expect(await loads()).toBe(0);
});

test('a screen opened without a network shows an error and loads when the network is back', async ({ page, context, person }) => {
  await signIn(page, person);
  // Prevents prefetching of the entries. The route stays until the end, because removing it leaves pending
  // requests without a response.
  let isDown = true;
  await page.route(entries, (route) => (isDown ? route.abort('internetdisconnected') : route.continue()));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('You are offline. Loading resumes when you are back online.')).toBeVisible();
  await checkVariants(page, 'offline');
  isDown = false;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'How events are processed' })).toBeVisible();
});
