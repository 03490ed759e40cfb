import type { Browser } from '@playwright/test';
import type { Playable } from '../scenarios/Playable.ts';
import type { AloneReleases } from '../stage/publishAlone.ts';
import { type Played, playScenario, type Speech } from './playScenario.ts';

export interface Checked extends Played {
  remote: string;
  playable: Playable;
}

interface CheckOptions {
  browser: Browser;
  remote: string;
  releases: AloneReleases;
  playables: readonly Playable[];
  /** Scenarios that are played at the same time. */
  atOnce: number;
  /** Left out: English. */
  speech?: Speech | undefined;
  onPlayed?: (checked: Checked) => void;
}

/** Plays the scenarios of a remote; answers in their order. */
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
  // All end before one fails: each has a server and a page to close.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return results;
}
