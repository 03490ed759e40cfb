import { countLoads } from '../fixtures/countLoads.ts';
import { otherReply, priceReply, publishPriceFlow, question } from '../fixtures/priceFlow.ts';
import { sendOnPhone } from '../fixtures/sendOnPhone.ts';
import { signUpAndConnectOnScreens } from '../fixtures/signUpAndConnectOnScreens.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnalyticsPage } from '../pages/AnalyticsPage.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { WebhookManagementPage } from '../pages/WebhookManagementPage.ts';

test("a follower's question travels through the whole product", async ({ page, context, product, person, follower }) => {
  const dashboard = new DashboardPage(page);

  const account = await test.step('sign up and connect Instagram', async () => {
    await page.goto('/');
    await page.waitForURL('/login');
    return await signUpAndConnectOnScreens(page, person);
  });

  await test.step('draw and publish a flow', async () => {
    await dashboard.createFlow();
    await publishPriceFlow(new FlowBuilderPage(page), `Price ${person.username}`);
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await expect(dashboard.connection()).toBeVisible();
  });

  const loads = await countLoads(page);
  const phone = await context.newPage();

  await test.step('both outputs of the condition answer on the phone', async () => {
    await sendOnPhone(phone, { product, follower, account, question, reply: priceReply });
    await sendOnPhone(phone, { product, follower, account, question: 'hello there', reply: otherReply });
  });

  await test.step('the dashboard shows messages and their answers without a reload', async () => {
    await expect(dashboard.notification('Message', question).first()).toBeVisible();
    await expect(dashboard.notification('Answered', priceReply)).toBeVisible();
    await expect(dashboard.notification('Answered', otherReply)).toBeVisible();
  });

  await test.step('the stored events are listed', async () => {
    await dashboard.goTo('Webhooks');
    const webhooks = new WebhookManagementPage(page);
    await webhooks.open('Dashboard', 'Events');
    await expect(webhooks.event('Message', question).filter({ hasText: 'Completed' }).first()).toBeVisible();
    await expect(webhooks.event('Flow run', question)).toBeVisible();
  });

  await test.step('the messages are counted', async () => {
    await dashboard.goTo('Analytics');
    const analytics = new AnalyticsPage(page);
    await expect(analytics.figure('Total Messages')).toHaveText('4');
    await expect(page.getByText(/^2 received, 2 sent/)).toBeVisible();
  });

  expect(await loads()).toBe(0);
});
