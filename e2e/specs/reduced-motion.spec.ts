import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { watchMotion } from '../fixtures/watchMotion.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

/**
 * Opens, moves and closes everything that is animated: skeletons, fields, menus, dialogs, toasts, the canvas.
 * stories.spec.ts covers the components.
 */
const rounds: Record<string, (page: Page, person: Person) => Promise<void>> = {
  'signed out': async (page) => {
    await page.goto('/login');
    await page.getByLabel('Username or email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Password', { exact: true }).fill('seven green lamps');
    await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
  },
  'signed in': async (page, person) => {
    await signIn(page, person);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
    await page.keyboard.type('analyt');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'on the canvas': async (page, person) => {
    await signIn(page, person);
    await page.goto('/flow-builder');
    await new FlowBuilderPage(page).drop('Message Node', { x: 300, y: 200 });
    await page.getByRole('button', { name: /zoom in/i }).click();
    await page.getByRole('button', { name: /fit view/i }).click();
  },
};

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [where, walk] of Object.entries(rounds)) {
    test(`nothing moves ${where}`, async ({ page, person }) => {
      const moved = await watchMotion(page);
      await walk(page, person);
      expect(await moved()).toEqual([]);
    });
  }
});

const skipToLastSecond = `
  for (const animation of document.getAnimations().filter(({ effect }) => effect.target.closest('[data-drawing]'))) {
    const { endTime } = animation.effect.getComputedTiming();
    animation.currentTime = Math.max(Number(animation.currentTime), endTime - 1_000);
  }
`;

test.describe('for everybody else', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the drawing of the first page plays once, and can be paused', async ({ page }) => {
    await page.goto('/login');
    const pause = page.getByRole('button', { name: 'Pause animation' });
    await pause.click();
    const states = () =>
      page.evaluate<string[]>(
        "document.getAnimations().filter(({ effect }) => effect.target.closest('[data-drawing]')).map(({ playState }) => playState)",
      );
    expect(new Set(await states())).toEqual(new Set(['paused']));
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expect.poll(states).toContain('running');
    await page.evaluate(skipToLastSecond);
    await expect(pause).toHaveCount(0);
    expect(await states()).toEqual([]);
  });

  test('things move, and none of it takes longer than 200 ms', async ({ page }) => {
    const moved = await watchMotion(page);
    await rounds['signed out']?.(page, { username: '', email: '', password: '' });
    const once = (await moved()).filter((motion) => !/skeleton|: \w+ Infinity ms/i.test(motion));
    const durationOf = (motion: string) => Number(/ ([\d.]+) ms$/.exec(motion)?.[1]);
    const [drawings, controls] = [true, false].map((isDrawn) =>
      once.filter((motion) => motion.startsWith('drawing') === isDrawn),
    );
    expect(controls?.length).toBeGreaterThan(0);
    expect(controls?.filter((motion) => durationOf(motion) > 200)).toEqual([]);
    expect(drawings?.filter((motion) => durationOf(motion) > 10_000)).toEqual([]);
  });
});
