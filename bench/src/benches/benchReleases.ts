import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createBuildVariant, httpRegistry } from '@fanfare/platform/release';
import { createDeployToken, describeBuild, openReleaseStore } from '@fanfare/releases';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, openTab } from '../front/measures/openBrowser.ts';
import { type Front, startFront } from '../front/pages/startFront.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const REMOTE = 'mf-analytics';
const TEXT = 'Total Messages';
const NOTICE = 'A new version of Analytics is ready';

export async function benchReleases(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  const figures = new Map<string, number[]>();
  const note = (what: string, figure: number) => figures.set(what, [...(figures.get(what) ?? []), figure]);
  try {
    for (let run = 0; run < RUNS; run += 1) await play(browser, front, `r${run}`, note);
    for (const [what, all] of figures)
      say(what, percentile(all, 0.5), what.startsWith('bytes') ? 'KB' : what.startsWith('requests') ? '' : 'ms');
    process.stdout.write(`Medians of ${RUNS}. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await front.stop();
    instagram.close();
  }
}

async function play(browser: Browser, front: Front, run: string, note: (what: string, figure: number) => void): Promise<void> {
  const registry = await openRegistry(front);
  const { page, devTools, close } = await openTab(browser, front.user, false);
  const loaded: { url: string; bytes: number }[] = [];
  const urls = new Map<string, string>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(`${front.origin}/analytics`);
  await page.getByText(TEXT, { exact: true }).waitFor();

  const good = await createBuildVariant(REMOTE, { buildId: `good${run}` });
  // Without compressed copies the registry would have to create them.
  await describeBuild(good);
  note('bytes sent by a release', sizeOf(good) / 1_024);
  const {
    ms: publishMs,
    value: { build },
  } = await timed(() => registry.publish(REMOTE, good));
  note('release: upload, hashes, gate', publishMs);

  const documents = page.waitForResponse('**/release-document.json');
  const canary = await timed(async () => {
    await registry.change(REMOTE, { kind: 'rollout', build, traffic: 10 });
    await documents;
  });
  note('canary step: command to an open page having it', canary.ms);
  await registry.change(REMOTE, { kind: 'rollback' });

  const offered = await timed(async () => {
    await registry.change(REMOTE, { kind: 'release', build });
    await page.getByText(NOTICE).waitFor();
  });
  note('release: command to the offer on an open page', offered.ms);
  const before = loaded.length;
  note('update: press to the new build drawn', (await timed(() => update(page))).ms);
  const ofBuild = loaded.slice(before).filter(({ url }) => url.includes(`/${build}/`));
  note('requests of an update', ofBuild.length);
  note('bytes of an update', ofBuild.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024);

  const rolledBack = await timed(async () => {
    await registry.change(REMOTE, { kind: 'rollback' });
    await page.getByText(NOTICE).waitFor();
  });
  note('rollback: command to the offer on an open page', rolledBack.ms);
  await update(page);

  const broken = await createBuildVariant(REMOTE, {
    buildId: `bad${run}`,
    edit: (text, file) => (file === 'remoteEntry.js' ? 'throw new Error("broken");' : text),
  });
  const bad = await registry.publish(REMOTE, broken);
  await registry.change(REMOTE, { kind: 'release', build: bad.build });
  const recovered = await timed(async () => {
    await page.goto(`${front.origin}/analytics`);
    await page.getByText('Showing an earlier version').waitFor();
    await page.getByText(TEXT, { exact: true }).waitFor();
  });
  note('recovery: a page opened on a build that throws, to the earlier one drawn', recovered.ms);
  await registry.change(REMOTE, { kind: 'rollback' });
  await close();
  await Promise.all([good, broken].map((dir) => rm(dir, { recursive: true })));
}

async function openRegistry({ origin, releasesDir }: Front) {
  return httpRegistry(origin, await createDeployToken(openReleaseStore(releasesDir), REMOTE, 'a benchmark'));
}

async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.getByText(NOTICE).waitFor({ state: 'hidden' });
  await page.getByText(TEXT, { exact: true }).waitFor();
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begin = performance.now();
  const value = await work();
  return { ms: performance.now() - begin, value };
}

function sizeOf(dir: string): number {
  return readdirSync(dir).reduce((sum, file) => sum + statSync(path.join(dir, file)).size, 0);
}
