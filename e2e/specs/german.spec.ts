import { findEnglish } from '../fixtures/german/findEnglish.ts';
import { openAllControls, waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { readCatalogues } from '../fixtures/german/readCatalogues.ts';
import { watchTexts } from '../fixtures/german/watchTexts.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signedInScreens } from '../fixtures/signedInScreens.ts';
import { expect, test } from '../fixtures/test.ts';

const flow = {
  name: 'Preise',
  nodes: [
    { id: 'asks', type: 'conditionNode', position: { x: 0, y: 0 }, data: { keyword: 'preis' } },
    { id: 'tells', type: 'messageNode', position: { x: 0, y: 150 }, data: { content: 'Das kostet 20 Euro.' } },
    { id: 'greets', type: 'messageNode', position: { x: 300, y: 150 }, data: { content: 'Frag uns nach dem Preis.' } },
  ],
  edges: [
    { id: 'e1', source: 'asks', target: 'tells', sourceHandle: 'true' },
    { id: 'e2', source: 'asks', target: 'greets', sourceHandle: 'false' },
  ],
};

interface Post {
  caption: string;
  comments: { text: string; replies: { text: string }[] }[];
}

const screens = [...signedInScreens, '/no-such-page'];

test.describe('in German', () => {
  test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

  test('no screen for people who are signed out shows an English text', async ({ page, context, product, person }) => {
    test.setTimeout(300_000);
    const seen = await watchTexts(context, product.url);
    const pressed = new Set<string>();
    for (const path of ['/login', '/signup', '/forgot-password', '/reset-password', '/confirm-email', '/two-factor']) {
      await openAllControls(page, path, pressed);
    }
    for (const path of ['/reset-password', '/confirm-email', '/two-factor'])
      await openAllControls(page, `${path}#token=x`, pressed);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByLabel('Benutzername oder E-Mail').fill(person.username);
    await page.getByLabel('Passwort', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto('/signup');
    await page.getByLabel('Benutzername').fill(person.username);
    await page.getByLabel('E-Mail').fill(person.email);
    await page.getByLabel('Passwort', { exact: true }).fill('seven green lamps');
    await page.getByLabel('Passwort wiederholen').fill(person.password);
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(page.getByRole('alert')).toHaveText('Die Passwörter stimmen nicht überein');
    await page.goto('/forgot-password');
    await page.getByLabel('E-Mail').fill(person.email);
    await page.getByRole('button', { name: 'Link senden' }).click();
    await expect(page.getByRole('heading', { name: 'Prüfe dein Postfach' })).toBeVisible();
    expect(seen.length).toBeGreaterThan(80);
    expect(findEnglish(seen, readCatalogues())).toEqual([]);
  });

  test('no screen, tab or window shows an English text', { tag: '@long' }, async ({
    page,
    context,
    request,
    product,
    person,
    follower,
  }) => {
    test.setTimeout(1_200_000);
    const seen = await watchTexts(context, product.url);
    const pressed = new Set<string>();
    let written: string[] = [];
    // Accepts the dialogs about unsaved changes, which are discarded.
    page.on('dialog', (dialog) => void dialog.accept());

    await test.step('a new account, with nothing in it', async () => {
      await page.goto('/signup');
      await page.getByLabel('Benutzername').fill(person.username);
      await page.getByLabel('E-Mail').fill(person.email);
      await page.getByLabel('Passwort', { exact: true }).fill(person.password);
      await page.getByLabel('Passwort wiederholen').fill(person.password);
      await page.getByRole('button', { name: 'Konto erstellen' }).click();
      await page.waitForURL('/dashboard');
      for (const address of screens) {
        await page.goto(address);
        await waitUntilIdle(page);
      }
      await page.goto('/oauth-callback?instagram=success&username=niemand');
      await waitUntilIdle(page);
    });

    await test.step('Instagram is connected', async () => {
      await page.goto('/connect-instagram');
      await page.getByRole('button', { name: 'Instagram verbinden' }).click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page.getByRole('heading', { name: 'Instagram ist verbunden!' })).toBeVisible();
      await page.getByRole('button', { name: 'Zur Übersicht' }).click();
      await page.waitForURL(/\/dashboard/);
    });

    await test.step('a flow answers, and somebody comments', async () => {
      const headers = { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` };
      const call = async (method: string, path: string, data?: object) =>
        (await request.fetch(`${product.url}/api${path}`, { method, headers, ...(data && { data }) })).json();
      const { data: saved } = await call('POST', '/flow/save', flow);
      await call('POST', `/flow/${saved.id}/publish`, {});
      const { username } = await call('GET', '/instagram/status').then(({ data }) => ({ username: data.instagramUsername }));
      const api = `${product.sandboxUrl}/sandbox/api`;
      const igId = await igIdOf(request, api, username);
      const followerId = await followerIdOf(request, api, follower);
      for (const text of ['Was ist der Preis?', 'Hallo!', 'preis bitte']) {
        await sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text });
      }
      const post = await sandboxCall<{ id: string }>(request, `${api}/accounts/${igId}/posts`, {
        product: 'REELS',
        caption: 'Eiche',
      });
      await sandboxCall(request, `${api}/posts/${post.id}/comments`, { followerId, text: 'Wie teuer?' });
      const posts = await sandboxCall<Post[]>(request, `${api}/accounts/${igId}/posts`);
      const comments = posts.flatMap((each) =>
        each.comments.flatMap(({ text, replies }) => [text, ...replies.map((reply) => reply.text)]),
      );
      written = [...posts.map(({ caption }) => caption), ...comments].filter((text) => text !== '');
      await expect.poll(async () => (await call('GET', '/webhooks/counts')).data.total).toBeGreaterThan(3);
      await makeAdmin(product, person.username);
    });

    for (const address of screens) await test.step(address, () => openAllControls(page, address, pressed));
    await test.step('the palette', async () => {
      await page.goto('/dashboard');
      await waitUntilIdle(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Befehle suchen' })).toBeFocused();
      await page.keyboard.type('qqqq');
      await waitUntilIdle(page);
    });

    expect(pressed.size).toBeGreaterThan(100);
    expect(seen.length).toBeGreaterThan(500);
    expect(findEnglish(seen, readCatalogues(), written)).toEqual([]);
  });
});

test('the language is chosen in the menu and in the palette, holds from then on, and leaves other tabs alone', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const translations: string[] = [];
  other.on('request', (request) => {
    if (/\/(de-po|translations-de)\.[^/]+\.js$/.test(request.url())) translations.push(request.url());
  });
  await other.goto('/login');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Browser default' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Bei Fanfare anmelden' })).toBeVisible();
  await expect(page).toHaveTitle('Anmelden · Fanfare');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.getByRole('heading', { name: 'Sign in to Fanfare' })).toBeVisible();
  expect(translations, 'an English page asks for none').toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Bei Fanfare anmelden' })).toBeVisible();
  expect(translations, 'a German one does').toHaveLength(2);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Befehle suchen' }).fill('English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to Fanfare' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a build whose German texts do not arrive is shown in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.route(/\/r\/mf-auth\/.*\/translations-de\./, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to Fanfare' })).toBeVisible();
  await expect(page).toHaveTitle('Anmelden · Fanfare');
});
