import sharp from 'sharp';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const picture = () =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#a9724a' } })
    .png()
    .toBuffer();

/** A month that is ahead as a whole. */
function nextMonth(): string {
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() + 1, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
}

test('a post is planned on a day of the calendar and moved by pointer, keys and form', { tag: '@long' }, async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  await signUpAndConnect(page, person);
  const month = nextMonth();
  await page.goto('/dashboard?tab=instagram&part=publishing&view=calendar');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  const day = (number: number) => page.locator(`[data-day="${month}-${number}"]`);
  const post = page.getByRole('button', { name: /^10:00.* Brass lamp Scheduled$/ });
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && /\/api\/publishing\//.test(answer.url()));

  await test.step('a day opens the form with its date', async () => {
    await day(10).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'New post' });
    await expect(form.getByLabel('Date and time')).toHaveValue(`${month}-10T10:00`);
    await form.getByLabel('Files to upload').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await picture() });
    await expect(form.getByText('800 × 800 px')).toBeVisible();
    await form.getByRole('textbox', { name: /^Caption/ }).fill('Brass lamp');
    await form.getByRole('button', { name: 'Schedule' }).click();
    await expect(form).toBeHidden();
    await expect(day(10).getByRole('button', { name: /Brass lamp/ })).toBeVisible();
    await expect(day(10).locator('img[src*="/media/"]')).toBeVisible();
    await checkVariants(page, 'publishing-calendar');
  });

  await test.step('it is dragged to another day, and the move is undone', async () => {
    const moved = saved();
    await post.dragTo(day(20));
    expect((await moved).status()).toBe(200);
    await expect(day(20).getByRole('button', { name: /Brass lamp/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(day(10).getByRole('button', { name: /Brass lamp/ })).toBeVisible();
  });

  await test.step('keys move it, the focus goes with it, and it survives a reload', async () => {
    await post.focus();
    const moved = saved();
    await page.keyboard.press('Shift+ArrowRight');
    expect((await moved).status()).toBe(200);
    await expect(day(11).getByRole('button', { name: /Brass lamp/ })).toBeFocused();
    await page.reload();
    await expect(day(11).getByRole('button', { name: /Brass lamp/ })).toBeVisible();
  });

  await test.step('it opens with its actions, and gets another time', async () => {
    await post.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date and time').fill(`${month}-15T17:30`);
    await checkVariants(page, 'publishing-calendar-post', 'light');
    await dialog.getByRole('button', { name: 'Move post' }).click();
    await expect(day(15).getByRole('button', { name: /^(17:30|5:30.*) Brass lamp/ })).toBeVisible();
  });

  await test.step('narrow screens list the days, and a time that has passed is refused in words', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const chip = page.getByRole('button', { name: /Brass lamp/ });
    await chip.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date and time').fill('2020-01-01T10:00');
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel post' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel post' }).click();
    await expect(chip).toHaveCount(0);
  });
});
