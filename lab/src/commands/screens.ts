import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@fanfare/shared/contracts';
import type { Playable } from '../scenarios/Playable.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { scenariosNamed } from '../scenarios/scenariosNamed.ts';
import { screens } from '../screens/screens.ts';
import { writeRecord } from '../screens/writeRecord.ts';
import { playAll } from './check.ts';
import { withBrowser } from './withBrowser.ts';

interface ScreensRequest {
  remotes: readonly string[];
  only?: string | undefined;
  language: Language;
  out: string;
  before?: string | undefined;
}

/** Writes pictures of all screens and their contact sheet. */
export async function recordScreens({ remotes, only, language, out, before }: ScreensRequest): Promise<void> {
  const listed = new Map<string, readonly Playable[]>();
  for (const remote of remotes) {
    const playables = await readScenarios(remote);
    const ids = screens.filter((screen) => screen.remote === remote).map(({ id }) => id);
    listed.set(
      remote,
      ids.flatMap((id) => playables.filter(({ scenario }) => scenario.id === id)),
    );
  }
  const checked = await playAll(only === undefined ? listed : scenariosNamed(only, listed), language);
  const sheet = await writeRecord(checked, { out, before, at: new Date() });
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
    await page.goto(pathToFileURL(sheet).href);
    await page.evaluate("for (const image of document.images) image.loading = 'eager'");
    await page.waitForFunction('[...document.images].every((image) => image.complete)');
    await page.screenshot({ path: path.join(path.dirname(sheet), 'sheet.png'), fullPage: true });
  });
  process.stdout.write(`${checked.length} screens. Contact sheet: ${sheet}\n`);
}
