import type { Page } from '@playwright/test';
import { createPriceFlow, priceReply, question } from '../fixtures/priceFlow.ts';
import { sendOnPhone } from '../fixtures/sendOnPhone.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConnectInstagramPage } from '../pages/ConnectInstagramPage.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { SignUpPage } from '../pages/SignUpPage.ts';

test(
  'the first steps lead a newcomer from no account to a follower with an answer',
  { tag: '@long' },
  async ({ page, context, product, person, follower }, info) => {
    // The test visits every screen of the journey and the phone, and takes over 60 s when three others run on
    // two cores.
    test.setTimeout(180_000);
    const startedAt = performance.now();
    const dashboard = new DashboardPage(page);
    const builder = new FlowBuilderPage(page);
    const name = `Price ${person.username}`;

    await test.step('without an account, a link leads to the form', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page).toHaveURL('/signup');
      await new SignUpPage(page).signUp(person);
      await expect(firstSteps(page).getByText('0 of 5 done')).toBeVisible();
    });

    const account = await test.step('connect', async () => {
      await currentStep(page).getByRole('link', { name: 'Connect account' }).click();
      const connect = new ConnectInstagramPage(page);
      await connect.connect();
      const username = await connect.allowFirstAccount();
      await page.getByRole('button', { name: 'Go to Dashboard' }).click();
      await expect(firstSteps(page).getByText('1 of 5 done')).toBeVisible();
      return username;
    });

    await test.step('receive a first event', async () => {
      await currentStep(page).getByRole('button', { name: 'Send test event' }).click();
      await expect(firstSteps(page).getByText('2 of 5 done')).toBeVisible();
    });

    await test.step('draw a flow', async () => {
      await currentStep(page).getByRole('link', { name: 'Create flow' }).click();
      await createPriceFlow(builder, name);
      await page.getByRole('button', { name: 'Back to dashboard' }).click();
      await expect(firstSteps(page).getByText('3 of 5 done')).toBeVisible();
    });

    await test.step('publish it', async () => {
      await currentStep(page)
        .getByRole('link', { name: `Open ${name}` })
        .click();
      await expect(builder.canvas.locator('.react-flow__node')).toHaveCount(3);
      await builder.publish();
      await page.getByRole('button', { name: 'Back to dashboard' }).click();
      await expect(firstSteps(page).getByText('4 of 5 done')).toBeVisible();
    });

    await test.step('test it: the answer is shown, and the steps are done', async () => {
      await currentStep(page).getByRole('button', { name: 'Send test message' }).click();
      const message = page.getByRole('alertdialog').getByRole('textbox', { name: 'Message' });
      await expect(message).toBeFocused();
      await message.fill(question);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(dashboard.notification('Answered', priceReply)).toBeVisible();
    });

    await test.step('a follower is answered', async () => {
      await sendOnPhone(await context.newPage(), { product, follower, account, question, reply: priceReply });
    });

    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    info.annotations.push({ type: 'figure', description: `from the first page to the answer on the phone: ${seconds} s` });
  },
);

function firstSteps(page: Page) {
  return page.getByRole('region', { name: 'Getting started' });
}

function currentStep(page: Page) {
  return firstSteps(page).locator('[aria-current="step"]');
}
