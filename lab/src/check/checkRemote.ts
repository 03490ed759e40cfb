import type { Browser } from '@playwright/test';
import type { Playable } from '../scenarios/Playable.ts';
import type { AloneReleases } from '../stage/publishAlone.ts';
import { type PageLanguage, type Played, playScenario } from './playScenario.ts';

export interface Checked extends Played {
  remote: string;
  playable: Playable;
}

interface CheckOptions {
  browser: Browser;
  remote: string;
  releases: AloneReleases;
  playables: readonly Playable[];
  atOnce: number;
  /** The default is English. */
  speech?: PageLanguage | undefined;
  onPlayed?: (checked: Checked) => void;
}

export async function checkRemote({
  browser,
  remote,
  releases,
  playables,
  atOnce,
  speech,
  onPlayed,
}: CheckOptions): Promise<Checked[]> {
  const results: Checked[] = [];
  const waiting = [...playables.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, playable] = next;
      const checked = { remote, playable, ...(await playScenario(browser, releases, playable, speech)) };
      results[at] = checked;
      onPlayed?.(checked);
    }
  };
  // Waits for all to finish before failing, so that servers and pages close.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return results;
}
