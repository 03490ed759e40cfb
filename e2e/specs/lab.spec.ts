import { checkRemote, createLabServer, openStage, publishAlone, readScenarios, renderReport } from '@fanfare/lab';
import { findViolations } from '@fanfare/platform/browser';
import { test as base, expect } from '@playwright/test';
import { startProduct } from '../fixtures/startProduct.ts';

type Alone = Awaited<ReturnType<typeof publishAlone>>;
const test = base.extend<object, { alone: Alone }>({
  alone: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads what a fixture needs from here
    async ({}, use) => {
      const alone = await publishAlone('mf-auth');
      await use(alone);
      await alone.remove();
    },
    { scope: 'worker' },
  ],
});

test('the check of a remote fails for a failing scenario, and the report describes the failure', {
  tag: '@long',
}, async ({ browser, alone }) => {
  const [first] = await readScenarios('mf-auth');
  if (!first) throw new Error('mf-auth has no scenario.');
  const holds = { ...first, scenario: { ...first.scenario, widths: [360] as const } };
  const breaks = {
    ...holds,
    scenario: {
      ...holds.scenario,
      id: 'breaks',
      title: 'Breaks',
      steps: [
        { fill: { role: 'textbox', name: 'Username or email' }, with: 'mira' },
        { fill: { label: 'Password' }, with: 'a long password' },
        { click: { role: 'button', name: 'Sign In' } },
        { see: 'Signing In...' },
      ],
      answers: {},
      sees: ['Login failed. Please try again.'],
    },
  };
  const unanswered = {
    ...breaks,
    scenario: { ...breaks.scenario, steps: breaks.scenario.steps.slice(0, 3), sees: first.scenario.sees },
  };
  const checked = await checkRemote({ browser, remote: 'mf-auth', releases: alone, playables: [holds, unanswered], atOnce: 1 });
  expect(checked.map(({ problems }) => problems)).toEqual([
    [],
    [
      '360 px: GET /api/auth/options: the scenario has no answer for it',
      '360 px: POST /api/auth/login: the scenario has no answer for it',
    ],
  ]);
  const report = renderReport(checked, new Date());
  expect(report).toContain('1 of 2 scenarios failed');
  expect(renderReport(checked.slice(0, 1), new Date())).toContain('<h1>1 scenario passed</h1>');
  expect(report).toContain('POST /api/auth/login: the scenario has no answer for it');
  expect(report.match(/data:image\/png;base64/g)).toHaveLength(4);
});

test('the lab page shows one remote; the log lists its actions, and its link opens the same page', async ({ page, alone }) => {
  const playables = await readScenarios('mf-auth');
  const lab = await createLabServer({ entries: [{ remote: 'mf-auth', releases: alone, playables }], live: null, port: 0 });
  try {
    await page.goto(`${lab.url}?scenario=sign-in-succeeds&width=360&theme=dark`);
    const remote = page.frameLocator('iframe');
    await remote.getByRole('textbox', { name: 'Username or email' }).fill('mira');
    await remote.getByLabel('Password', { exact: true }).fill('a long password');
    await remote.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(remote.getByText('/dashboard belongs to mf-dashboard.')).toBeVisible();
    const log = page.getByRole('list', { name: 'Log' });
    await expect(log.getByText('POST /api/auth/login → 200')).toBeVisible();
    await expect(log.getByText('session/signedIn')).toBeVisible();
    await expect(page.getByText('Now at /dashboard')).toBeVisible();
    await expect(log.locator('[data-kind=problem]')).toHaveCount(0);
    await page.getByLabel('which').selectOption('fail with 500');
    await expect(page).toHaveURL(/fault=500/);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByLabel('Width')).toHaveValue('360');
    await remote.getByRole('textbox', { name: 'Username or email' }).fill('mira');
    await remote.getByLabel('Password', { exact: true }).fill('a long password');
    await remote.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(remote.getByText('Server error. Please try again later.')).toBeVisible();
    await page.getByLabel('Language').selectOption('Deutsch');
    await expect(page).toHaveURL(/language=de/);
    await expect(remote.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(page.getByText(/^press the button “Anmelden.*”$/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const first = playables[0]?.scenario;
    await expect(page.getByRole('link', { name: `${first?.title} ${first?.id}` })).toBeVisible();
    await page.goto(`${lab.url}?scenario=nope`);
    await expect(page.getByText('There is no scenario nope any more; this is the first one.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  } finally {
    await lab.close();
  }
});

test('live, the running product answers a remote alone, within the contracts', { tag: '@long' }, async ({ page, alone }) => {
  const product = await startProduct();
  const scenario = { id: 'live', title: 'Live', about: 'Live', route: '/signup', sees: [] };
  const stage = await openStage({ releases: alone, scenario, recording: null, live: { url: product.url, session: null } });
  try {
    await page.goto(stage.url);
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('mira');
    await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.test');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByLabel('Confirm password').fill('a long password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('/dashboard belongs to mf-dashboard.')).toBeVisible();
    await page.goto(new URL('/connect-instagram', stage.origin).href);
    await expect(page.getByRole('button', { name: 'Connect Instagram' })).toBeVisible();
    await expect.poll(() => stage.log.map(({ text }) => text)).toContain('GET /api/instagram/status → 200');
    expect(stage.log.filter(({ kind }) => kind === 'problem')).toEqual([]);
  } finally {
    await stage.close();
    await product.stop();
  }
});
