import { look } from '../fixtures/look.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

// Each part is drawn in both themes whatever the device's: two looks are enough.
for (const { colorScheme, width, kind } of looks.filter(({ kind }) => kind === 'light-1440' || kind === 'dark-360')) {
  test.describe(`parts of the interface, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 900 } });
    // Reading the tree of a page that holds every part twice takes a slow machine a while.
    test.slow();

    test('every part in every state', async ({ page }) => {
      await page.goto('/lab/ui');
      await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible();
      // Each part is drawn twice: together the two would share their names.
      await look(page, 'parts', kind, '[data-theme=light]');
      await look(page, 'parts', kind, '[data-theme=dark]');
    });

    test('what opens', async ({ page }) => {
      await page.goto('/lab/ui');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

      await press('More');
      await expect(page.getByRole('menu', { name: 'Flow' })).toBeVisible();
      await look(page, 'part-menu', kind, '[role=menu]');
      await page.keyboard.press('Escape');

      await press('What is this?');
      await expect(page.getByRole('dialog', { name: 'Subscriptions' })).toBeVisible();
      await look(page, 'part-popover', kind, '[role=dialog]');
      await page.keyboard.press('Escape');

      await press('Open event');
      await expect(page.getByRole('dialog', { name: 'Message received' })).toBeVisible();
      await look(page, 'part-dialog', kind, '[role=dialog]');
      await page.keyboard.press('Escape');

      await press('Ask for a password');
      await expect(page.getByRole('alertdialog', { name: 'Disconnect Instagram' })).toBeVisible();
      await look(page, 'part-question', kind, '[role=alertdialog]');
      await page.keyboard.press('Escape');

      await page.getByRole('combobox', { name: 'Starts when' }).first().click();
      await expect(page.getByRole('option', { name: /A comment is written/ })).toBeVisible();
      await look(page, 'part-select', kind, '[role=listbox]');
      await page.keyboard.press('Escape');

      await page.getByRole('combobox', { name: 'Time zone' }).first().fill('lon');
      await expect(page.getByRole('option')).toHaveText(['Europe/London']);
      await look(page, 'part-combobox', kind, '[role=listbox]');
      await page.keyboard.press('Escape');

      const remove = page.getByRole('button', { name: 'Delete for good' }).first();
      // Scrolling hides a tooltip, and the pointer comes before the page has come to rest: it has to come once more.
      await remove.hover();
      await page.mouse.move(0, 0);
      await remove.hover();
      await expect(page.getByText('Delete for good')).toBeVisible();
      await look(page, 'part-tooltip', kind, '[data-tooltip-bubble]');
    });
  });
}
