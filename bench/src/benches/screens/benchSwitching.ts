import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { measureAccountSwitch, measureReload, measureWorkspaceSwitch } from '../../front/measures/measureSwitching.ts';
import { openBrowser, openTab } from '../../front/measures/openBrowser.ts';
import { fillSwitching } from '../../front/pages/fillSwitching.ts';
import { startFront } from '../../front/pages/startFront.ts';
import { startFakeInstagram } from '../../load/fakeInstagram.ts';
import { percentile } from '../../percentile.ts';
import { say } from '../../results/say.ts';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 15);
const INBOX = '/dashboard?tab=instagram';

interface Round {
  account: number;
  accountReload: number;
  workspace: number;
  workspaceReload: number;
}

/** Compares with a reload of the same screen, in the same rounds. */
export async function benchSwitching(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  try {
    const targets = await fillSwitching(front);
    const { page, close } = await openTab(browser, front.user, false);
    await page.goto(front.origin + INBOX);
    await page.locator('article[data-row]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const personal = front.user.name;
    await playRound(page, targets, personal);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await playRound(page, targets, personal));
    await close();
    sayMedians('another account', rounds, 'account', 'accountReload');
    sayMedians('another workspace', rounds, 'workspace', 'workspaceReload');
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await front.stop();
    instagram.close();
  }
}

async function playRound(
  page: Page,
  { accounts, workspace, names }: Awaited<ReturnType<typeof fillSwitching>>,
  personal: string,
): Promise<Round> {
  const [first, second] = accounts;
  const [ofFirst, ofSecond] = names.accounts;
  await measureAccountSwitch(page, first, [ofFirst]);
  const account = await measureAccountSwitch(page, second, [ofSecond]);
  const accountReload = await measureReload(page, [ofSecond]);
  const switched = await measureWorkspaceSwitch(page, workspace, [names.workspace]);
  const workspaceReload = await measureReload(page, [names.workspace]);
  await measureWorkspaceSwitch(page, personal, names.accounts);
  return { account, accountReload, workspace: switched, workspaceReload };
}

function sayMedians(what: string, rounds: readonly Round[], own: keyof Round, reload: keyof Round): void {
  const median = (figure: keyof Round) =>
    percentile(
      rounds.map((round) => round[figure]),
      0.5,
    );
  say(`${what}: choice to first rows`, median(own), 'ms', { atMost: 300 });
  say(`${what}: reload of the same screen`, median(reload), 'ms');
  say(`${what}: ratio to the reload`, median(own) / median(reload), '', { atMost: 1 });
}
