import { priceReply, publishPriceFlow, question } from '../fixtures/priceFlow.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnalyticsPage } from '../pages/AnalyticsPage.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { PhonePage } from '../pages/PhonePage.ts';
import { WebhookManagementPage } from '../pages/WebhookManagementPage.ts';

test("a follower's question travels through the whole product", async ({ page, context, product, person, follower }) => {
  const dashboard = new DashboardPage(page);

  const account = await test.step('sign up, connect Instagram', async () => {
    await page.goto('/');
    await page.waitForURL('/login');
    return await signUpAndConnect(page, person);
  });

  await test.step('draw and publish a flow', async () => {
    await dashboard.goTo('Flow builder');
    await publishPriceFlow(new FlowBuilderPage(page), `Price ${person.username}`);
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await expect(dashboard.connection()).toBeVisible();
  });

  // From here on the page must not load again: what appears, appears live.
  await page.evaluate(() => sessionStorage.setItem('loads', '0'));
  await page.addInitScript(() => sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)));

  const phone = new PhonePage(await context.newPage());
  await test.step('the follower asks and is answered on the phone', async () => {
    await phone.open(product.sandboxUrl);
    await phone.beFollower(follower, account);
    await phone.write(question);
    await expect(phone.messages).toContainText(question);
    await expect(phone.messages).toContainText(priceReply);
  });

  await test.step('both notifications are on the dashboard without a reload', async () => {
    await expect(dashboard.notification('Message', question).first()).toBeVisible();
    await expect(dashboard.notification('Flow execution', priceReply)).toBeVisible();
  });

  await test.step('the stored event is listed', async () => {
    await dashboard.goTo('Webhooks');
    const webhooks = new WebhookManagementPage(page);
    await expect(webhooks.event('Message', question).filter({ hasText: 'Completed' }).first()).toBeVisible();
    await expect(webhooks.event('Flow execution', question)).toBeVisible();
  });

  await test.step('the messages are counted', async () => {
    await dashboard.goTo('Analytics');
    const analytics = new AnalyticsPage(page);
    await expect(analytics.figure('Total Messages')).toHaveText('2');
    await expect(analytics.figure('Received')).toHaveText('1');
    await expect(analytics.figure('Sent')).toHaveText('1');
  });

  expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('0');
});
