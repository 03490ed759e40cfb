import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { measureFrames } from '../../front/measures/measureFrames.ts';
import { type FirstLoad, measureLoad } from '../../front/measures/measureLoad.ts';
import { measureSwitch } from '../../front/measures/measureSwitch.ts';
import { openBrowser } from '../../front/measures/openBrowser.ts';
import { buildPeer } from '../../front/pages/buildPeer.ts';
import { type Front, startFront } from '../../front/pages/startFront.ts';
import { createLoad } from '../../load/createLoad.ts';
import { type FakeInstagram, startFakeInstagram } from '../../load/fakeInstagram.ts';
import { percentile } from '../../percentile.ts';
import { say } from '../../results/say.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const KB = 1_024;
/** The budgets limit the scripts of the first load. */
const screens: readonly { path: string; isSignedIn: boolean; budgetKB?: number }[] = [
  { path: '/login', isSignedIn: false, budgetKB: 200 },
  { path: '/signup', isSignedIn: false },
  { path: '/dashboard', isSignedIn: true, budgetKB: 225 },
  { path: '/flow-builder', isSignedIn: true },
  { path: '/webhook-management', isSignedIn: true },
  { path: '/analytics', isSignedIn: true },
];
const switches = ['/flow-builder', '/webhook-management', '/analytics'];
const EVENTS_PER_SECOND = 100;
const WARM_UP_SECONDS = 20;

/** Compares with the same screens built as one application. `--socket` measures live events. */
export async function benchFront(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  try {
    if (process.argv.includes('--socket')) await benchSocket(browser, instagram);
    else await benchLoads(browser, instagram);
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    instagram.close();
  }
}

async function benchLoads(browser: Browser, instagram: FakeInstagram): Promise<void> {
  const peerDir = await buildPeer();
  const product = await startFront(instagram);
  const peer = await startFront(instagram, { SHELL_DIR: peerDir });
  try {
    for (const screen of screens) {
      const own: FirstLoad[] = [];
      const others: FirstLoad[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        own.push(await load(browser, product, screen));
        others.push(await load(browser, peer, screen));
      }
      sayLoads(screen, own, others);
    }
    for (const to of switches) {
      for (const isPrefetched of [false, true]) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) times.push(await measureSwitch(browser, { ...product, to, isPrefetched }));
        const what = `/dashboard -> ${to}, ${isPrefetched ? 'prefetched' : 'not yet loaded'}`;
        say(what, percentile(times, 0.5), 'ms', { atMost: isPrefetched ? 60 : 400 });
      }
    }
  } finally {
    await Promise.all([product.stop(), peer.stop()]);
    await rm(path.dirname(peerDir), { recursive: true, force: true });
  }
}

function load(browser: Browser, { origin, user }: Front, screen: { path: string; isSignedIn: boolean }): Promise<FirstLoad> {
  return measureLoad(browser, origin + screen.path, screen.isSignedIn ? user : null);
}

function sayLoads({ path: at, budgetKB }: { path: string; budgetKB?: number }, own: FirstLoad[], others: FirstLoad[]): void {
  const median = (loads: FirstLoad[], figure: (load: FirstLoad) => number) => percentile(loads.map(figure), 0.5);
  const kilobytes = ({ scriptBytes }: FirstLoad) => scriptBytes / KB;
  const more = (figure: (load: FirstLoad) => number) => median(own, figure) - median(others, figure);
  say(`${at}: script`, median(own, kilobytes), 'KB', budgetKB === undefined ? {} : { atMost: budgetKB });
  say(`${at}: script more than as one application`, more(kilobytes), 'KB', { atMost: 35 });
  say(
    `${at}: script requests`,
    median(own, ({ scripts }) => scripts),
    '',
  );
  say(
    `${at}: script requests more`,
    more(({ scripts }) => scripts),
    '',
    { atMost: 2 },
  );
  const paint = ({ largestPaintMs }: FirstLoad) => largestPaintMs;
  say(`${at}: largest contentful paint`, median(own, paint), 'ms');
  say(`${at}: largest contentful paint as one application`, median(others, paint), 'ms');
  say(`${at}: largest contentful paint, ratio`, median(own, paint) / median(others, paint), '', { atMost: 1.05 });
  const shown = ({ shownMs }: FirstLoad) => shownMs;
  say(`${at}: heading there`, median(own, shown), 'ms');
  say(`${at}: heading there, ratio`, median(own, shown) / median(others, shown), '');
  say(
    `${at}: layout shift`,
    median(own, ({ layoutShift }) => layoutShift),
    '',
    { atMost: 0.1 },
  );
  say(
    `${at}: scripts that came twice`,
    median(own, ({ repeated }) => repeated.length),
    '',
    { atMost: 0 },
  );
}

async function benchSocket(browser: Browser, instagram: FakeInstagram): Promise<void> {
  const { product, origin, user, stop } = await startFront(instagram);
  const webhooks = createLoad(product, instagram);
  try {
    const send = (seconds: number) => async () => void (await webhooks.steady(EVENTS_PER_SECOND, seconds));
    const frames = await measureFrames(browser, origin, user, send(WARM_UP_SECONDS), send(60));
    say(`${EVENTS_PER_SECOND} events/s for a minute: longest frame`, frames.longestMs, 'ms', { atMost: 50 });
    say('frames above 50 ms', frames.late, '');
    say('frames drawn', frames.frames, '');
    say('heap before, after a collection', frames.heapBeforeMiB, 'MiB');
    say('heap after, after a collection', frames.heapAfterMiB, 'MiB', { atMost: frames.heapBeforeMiB * 1.1 });
  } finally {
    await webhooks.close();
    await stop();
  }
}
