import { findViolations } from '@fanfare/platform/browser';
import type { Page } from '@playwright/test';
import { screenVariants } from '../fixtures/screenVariants.ts';
import { expect, openStory, test, watchStories } from '../fixtures/storybook.ts';
import { tabThrough } from '../fixtures/tabThrough.ts';

/** Stories that log errors on purpose. */
const LOGS_ERRORS = 'logs-errors';
/** A story takes 0.3 s; the rest allows for busy machines. */
const STORY_TIMEOUT_MS = 3_000;
const parts = [1, 2, 3] as const;
const overlay = '[data-base-ui-portal]';
const tooltip = '[data-tooltip-bubble]';
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

for (const { colorScheme, width } of screenVariants) {
  // `pnpm test` checks one theme and width, `pnpm test:full` checks all.
  const tag = colorScheme === 'light' && width === 1440 ? [] : '@long';
  test.describe(`stories, ${colorScheme}, ${width} px`, { tag }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 900 } });

    for (const part of parts) {
      test(`every story is accessible, can be reached by keyboard, logs no error and does not move, part ${part}`, async ({
        page,
        storybook,
      }) => {
        const stories = storybook.stories.filter((_, index) => parts[index % parts.length] === part);
        test.setTimeout(stories.length * STORY_TIMEOUT_MS);
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', ({ message }) => errors.push(message));
        const moved = await watchStories(page);
        for (const { id, tags } of stories) {
          await openStory(page, id, colorScheme);
          const within = (await page.locator(overlay).count()) > 0 ? overlay : '#storybook-root';
          const context = { include: [within], exclude: ['[data-base-ui-focus-guard]'] };
          expect.soft(await findViolations(page, context), `${id}, axe`).toEqual([]);
          expect.soft(await page.evaluate(sideways), `${id}, pixels to scroll sideways`).toBeLessThanOrEqual(0);
          // The current option of an open list is marked by its background.
          const stops = (await page.getByRole('listbox').count()) > 0 ? [] : await tabThrough(page);
          const hidden = stops.filter(({ isMarked, isInView }) => !isMarked || !isInView);
          expect.soft(hidden, `${id}, stops of Tab`).toEqual([]);
          const logged = errors.splice(0);
          if (!tags.includes(LOGS_ERRORS)) expect.soft(logged, `${id}, console`).toEqual([]);
        }
        expect.soft(await moved(), 'motion').toEqual([]);
      });
    }
  });
}

/** Keyboard actions by story, with the expected results. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  'controls-switch--off': async (page) => {
    await page.getByRole('switch').press('Space');
    await expect(page.getByRole('switch')).toBeChecked();
  },
  'controls-checkbox--off': async (page) => {
    await page.getByRole('checkbox').press('Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
  },
  'controls-tabs--with-count': async (page) => {
    await page.getByRole('tab', { name: 'All' }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Failed' })).toHaveAttribute('aria-selected', 'true');
  },
  'controls-select--chosen': async (page) => {
    const field = page.getByRole('combobox');
    await field.press('Enter');
    await expect(page.getByRole('option', { name: 'A message is received' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveText('A comment is written');
  },
  'overlays-tooltip--name': async (page) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(tooltip)).toHaveText('Preview');
  },
  'overlays-tooltip--description': async (page) => {
    await page.getByRole('button').hover();
    await expect(page.locator(tooltip)).toHaveText('Replies to followers from now on');
  },
  'overlays-menu--actions': async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  },
  'overlays-dialog--details': async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};

test.describe('stories with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('components work by keyboard, and nothing moves', async ({ page }) => {
    const moved = await watchStories(page);
    for (const [id, use] of Object.entries(uses)) {
      await openStory(page, id, 'light');
      await use(page);
      expect.soft(await moved(), id).toEqual([]);
    }
  });
});
