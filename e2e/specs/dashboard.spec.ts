import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const tabNames = ['Notifications', 'Instagram', 'Flows', 'Automation', 'Webhooks'];

const entries = /\/r\/mf-webhooks\/.*\/remoteEntry\.js/;

test('the first steps lead a new account to its first answer, and then all is clear', { tag: '@long' }, async ({
  page,
  person,
}) => {
  test.setTimeout(120_000);
  await signUpAndConnect(page, person);
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps).toContainText('1 of 5 done');

  await test.step('a test event arrives', async () => {
    await checkVariants(page, 'dashboard-first-steps', 'light');
    await steps.getByRole('button', { name: 'Send test event' }).click();
    await expect(steps).toContainText('2 of 5 done');
  });

  const name = `Price ${person.username}`;
  await test.step('a flow is drawn, opened by its link, and published', async () => {
    await steps.getByRole('link', { name: 'Create flow' }).click();
    const builder = new FlowBuilderPage(page);
    await builder.drop('Message Node', { x: 360, y: 200 });
    await builder.save(name);
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await expect(steps).toContainText('3 of 5 done');
    await steps.getByRole('link', { name: `Open ${name}` }).click();
    await expect(page.getByText(`Open flow: ${name}`)).toBeVisible();
    await builder.publish();
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await expect(steps).toContainText('4 of 5 done');
  });

  await test.step('an invented follower writes, and it is answered', async () => {
    await steps.getByRole('button', { name: 'Send test message' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('heading', { name: 'All clear' })).toBeVisible();
    await checkVariants(page, 'dashboard-all-clear', 'dark');
  });

  await test.step('the flow is listed, and can be switched off and on again', async () => {
    await new DashboardPage(page).goTo('Flows');
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Active');
    await checkVariants(page, 'dashboard-flows', 'light');
    await row.getByRole('switch').click();
    await expect(row).toContainText('Off');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Active');
  });

  await test.step('the doctor finds nothing', async () => {
    await new DashboardPage(page).instagramStatus().click();
    const doctor = page.getByRole('dialog', { name: 'Connection diagnostics' });
    await expect(doctor.getByRole('listitem')).toHaveCount(15);
    await expect(doctor.getByText(/^(No checks failed|All 15 checks passed)/)).toBeVisible();
    await checkVariants(page, 'dashboard-doctor', 'dark', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(doctor).toBeHidden();
  });
});

test('the tabs are links that the keyboard reaches; one that fails leaves the rest alone', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Dashboard sections' });
  await expect(tabs.getByRole('link')).toContainText(tabNames);
  const panel = page.getByRole('region', { name: 'Webhooks' }).getByText('Webhooks is not available right now');
  await page.route(entries, (route) => route.abort('connectionrefused'));
  await page.reload();

  await test.step('the tab of the remote that is down shows its panel', async () => {
    await tabs.getByRole('link', { name: 'Notifications' }).focus();
    for (const _ of tabNames.slice(1)) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?tab=webhooks$/);
    await expect(panel).toBeVisible();
    await expect(page.getByRole('banner').getByText('Not Connected')).toBeVisible();
    await checkVariants(page, 'dashboard-slot-failed', 'dark');
  });

  await test.step('the others work', async () => {
    await tabs.getByRole('link', { name: 'Flows' }).press('Enter');
    await expect(page.getByText('No flows yet')).toBeVisible();
    await tabs.getByRole('link', { name: 'Notifications' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible();
  });

  await test.step('it comes when it can be reached', async () => {
    await page.goBack();
    await page.goBack();
    await expect(panel).toBeVisible();
    await page.unroute(entries);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Test endpoint' })).toBeVisible();
    await page.getByRole('button', { name: 'Test endpoint' }).click();
    await expect(page.getByRole('list', { name: 'Results' })).toContainText('Webhook endpoint responded with 200');
    await checkVariants(page, 'dashboard-webhooks', 'light');
  });

  await test.step('a tab whose code does not arrive leads back, and opens the next time', async () => {
    await page.route(/\/r\/mf-dashboard\/.*\.js/, (route) => route.abort('connectionrefused'));
    await tabs.getByRole('link', { name: 'Automation' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible();
    await page.unroute(/\/r\/mf-dashboard\/.*\.js/);
    await tabs.getByRole('link', { name: 'Automation' }).click();
    await expect(page.getByText('No flows ran in the last 7 days.')).toBeVisible();
    await checkVariants(page, 'dashboard-automation', 'dark');
  });

  await test.step('an address that names no tab says so and shows the first', async () => {
    await page.goto('/dashboard?tab=nonsense');
    await expect(page.getByText('Tab "nonsense" not found')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible();
  });
});
