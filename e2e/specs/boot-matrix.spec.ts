import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bootMatrix } from '@fanfare/lab';
import { createBuildVariant, workspaceDir } from '@fanfare/platform/release';
import { addBuild, type BootReport, bootsWell, openReleaseStore, publishTogether } from '@fanfare/releases';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { manualRemote } from '../fixtures/manualRemote.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

const shellDirs = [path.join(workspaceDir, 'shell/dist')];
const problemsOf = ({ cells }: BootReport) => cells.flatMap(({ pages }) => pages.flatMap(({ problems }) => problems));
const dirs: string[] = [];

test.afterAll(async () => {
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
});

/** Creates a build of mf-webhooks with edited scripts. */
async function build(buildId: string, edit: (text: string, file: string) => string): Promise<string> {
  const dist = await createBuildVariant('mf-webhooks', { buildId, edit });
  dirs.push(dist);
  return dist;
}

/** Creates a releases directory that contains only the sign-in. */
async function smallRegistry(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-boot-'));
  dirs.push(dir);
  await publishTogether(openReleaseStore(dir), [path.join(workspaceDir, 'mf-auth/dist')], 'a test');
  return dir;
}

testWithOwnProduct(
  'a build boots in each combination of what a server has released, and staff sees a picture and a time of each page',
  { tag: '@long' },
  async ({ browser, page, own, person }) => {
    test.setTimeout(180_000);
    const store = openReleaseStore(own.releasesDir);
    const next = await createBuildVariant('mf-auth', { buildId: 'next' });
    dirs.push(next);
    const live = store.readIndex().remotes['mf-auth']?.at(-1) ?? '';
    const { name, version, buildId } = await addBuild(store, next);
    await store.change(name, { kind: 'rollout', build: `${version}-${buildId}`, traffic: 10 }, 'a test');
    const dist = await build('good', (text) => text);

    const report = await bootMatrix({ browser, dist, from: own.url, shellDirs });
    expect(problemsOf(report)).toEqual([]);
    expect(bootsWell(report)).toBe(true);
    expect(report.cells.map(({ beside }) => beside['mf-auth'])).toEqual([live, `${version}-${buildId}`]);
    for (const { pages } of report.cells) {
      expect(pages.map(({ remote }) => remote)).toEqual(
        expect.arrayContaining(['mf-webhooks', 'mf-auth', 'mf-dashboard', 'mf-flow-builder', 'mf-analytics']),
      );
      for (const { ms, picture } of pages) expect([ms, picture]).toEqual([expect.any(Number), expect.stringMatching(/\.jpg$/)]);
    }

    await publishTogether(store, [dist], 'team webhooks');
    await signIn(page, person);
    await makeAdmin(own, person.username);
    await page.goto('/releases');
    await page.getByRole('button', { name: 'Actions for 1.0.0-good' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Boot check' }).press('Enter');
    const window = page.getByRole('dialog', { name: 'Boot check of Webhook management' });
    await expect(window.getByRole('img')).toHaveCount(report.cells.flatMap(({ pages }) => pages).length);
    await expect.poll(() => page.evaluate('document.querySelector("[role=dialog] img").naturalWidth')).toBe(1280);
    await checkVariants(page, 'releases-boots', undefined, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Actions for 1\.0\.0-(?!good)/ })
      .first()
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Boot check' }).press('Enter');
    await expect(page.getByText('was released without a boot check')).toBeVisible();
  },
);

const throws = `(()=>{throw new Error('no prices today')})()`;
const faults: Record<string, { edit: (text: string, file: string) => string; says: RegExp }> = {
  'throws when it is evaluated': {
    edit: (text, file) => (file === 'remoteEntry.js' ? `throw new Error('not today');${text}` : text),
    says: /^mf-webhooks \S+-bad could not be loaded \(entry, /,
  },
  'throws when its module is run': {
    edit: (text, file) => (file === 'remoteEntry.js' ? text.replace(/\(0,\w+\.defineRemote\)\(/, `${throws}(`) : text),
    says: /^The page throws: .*no prices today$/,
  },
  'throws when its module has been run': {
    edit: (text, file) => (file === 'remoteEntry.js' ? text.replace('.WebhookPanel})}})', `$&;${throws}`) : text),
    says: /^The page throws: .*no prices today$/,
  },
  'calls something by another name': {
    edit: (text) => text.replaceAll('How events are processed', 'How they are processed'),
    says: /^the heading “How events are processed” is not to be seen\. mf-webhooks\/lab\/scenarios\.ts expects it \("overview"\)\.$/,
  },
  'has a hidden view that fails to load': {
    edit: (text, file) => (file.startsWith('webhookPanel.') ? 'throw new Error("no panel");' : text),
    says: /^The view "webhookPanel" cannot be loaded: /,
  },
  'does what the policy of the page forbids': {
    edit: (text, file) => (file === 'remoteEntry.js' ? `try{(0,eval)('1')}catch{}${text}` : text),
    says: /^The content security policy refused /,
  },
  'fails its own test': {
    edit: (text) => text.replace('views:{webhookManagement:', `selfTest:async()=>['no flow fits'],views:{webhookManagement:`),
    says: /^Its own test says: no flow fits$/,
  },
};
for (const [name, { edit, says }] of Object.entries(faults)) {
  test(`a build that ${name} is reported with its reason`, { tag: '@long' }, async ({ browser }) => {
    const report = await bootMatrix({ browser, dist: await build('bad', edit), from: await smallRegistry(), shellDirs });
    expect(problemsOf(report)).toContainEqual(expect.stringMatching(says));
    expect(bootsWell(report)).toBe(false);
  });
}

test('a build whose entry is an ES module boots', { tag: '@long' }, async ({ browser }) => {
  const dist = await manualRemote('mf-orders', 'one', 'Orders', { type: 'module' });
  dirs.push(dist);
  const report = await bootMatrix({ browser, dist, from: await smallRegistry(), shellDirs });
  expect(problemsOf(report)).toEqual([]);
  expect(report.cells[0]?.pages).toContainEqual(expect.objectContaining({ remote: 'mf-orders', problems: [] }));
});

test('what a build needs more than the shell provides is reported without opening its page', { tag: '@long' }, async ({
  browser,
}) => {
  const mfManifest = (whole: object) => ({ ...whole, shared: [{ name: 'react', requiredVersion: '^20.0.0' }] });
  const dist = await manualRemote('mf-orders', 'one', 'Orders', { mfManifest });
  dirs.push(dist);
  const report = await bootMatrix({ browser, dist, from: await smallRegistry(), shellDirs });
  const page = report.cells[0]?.pages.find(({ remote }) => remote === 'mf-orders');
  expect(page).toMatchObject({
    ms: null,
    picture: null,
    problems: [expect.stringMatching(/^Requires react \^20\.0\.0; shell /)],
  });
  expect(bootsWell(report)).toBe(false);
});
