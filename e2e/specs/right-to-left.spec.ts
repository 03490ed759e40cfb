import { checkScreen, checkWidth } from '../fixtures/checkScreen.ts';
import { followLink } from '../fixtures/followLink.ts';
import { waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { showPseudoLocale } from '../fixtures/pseudoLocale.ts';
import { signedInScreens } from '../fixtures/signedInScreens.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const isShort = process.env.FANFARE_TESTS === 'short';

for (const width of [360, 1440]) {
  test(`every screen fits the window in a longer language that runs from right to left, ${width} px`, {
    tag: width === 360 ? [] : '@long',
  }, async ({ page, context, person }) => {
    test.setTimeout(180_000);
    const guest = await context.newPage();
    await guest.setViewportSize({ width, height: 900 });
    await showPseudoLocale(guest);
    for (const path of ['/login', '/signup']) {
      await guest.goto(path);
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await checkScreen(guest, `rtl${path.replaceAll('/', '-')}`, String(width));
    }
    await guest.close();
    await page.setViewportSize({ width, height: 900 });
    await registerAndConnect(page, person);
    await showPseudoLocale(page);
    await page.goto('/dashboard');
    for (const path of signedInScreens) {
      await test.step(path, async () => {
        if (isShort) await followLink(page, path);
        else await page.goto(path);
        await waitUntilIdle(page);
        if (isShort) await checkWidth(page, path);
        else await checkScreen(page, `rtl${path.replaceAll(/\W+/g, '-')}`, String(width));
      });
    }
  });
}
