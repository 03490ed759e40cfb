import { askOnPhone } from '../fixtures/askOnPhone.ts';
import { countLoads } from '../fixtures/countLoads.ts';
import { priceReply, publishPriceFlow, question } from '../fixtures/priceFlow.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnalyticsPage } from '../pages/AnalyticsPage.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { WebhookManagementPage } from '../pages/WebhookManagementPage.ts';

const entries = /\/r\/mf-webhooks\/.*\/remoteEntry\.js/;

test('one unreachable remote leaves everything else working, and comes back', async ({
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
    const account = await signUpAndConnect(page, person, 'waiting');
    await dashboard.goTo('Flow builder');
    await publishPriceFlow(new FlowBuilderPage(page), `Price ${person.username}`);
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await askOnPhone(await context.newPage(), { product, follower, account, question, reply: priceReply });
    await expect(dashboard.notification('Flow execution', priceReply)).toBeVisible();
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
    await expect(webhooks.event('Message', question).first()).toBeVisible();
  });

  expect(await loads()).toBe(0);
});
