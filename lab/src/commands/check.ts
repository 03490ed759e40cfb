import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@fanfare/shared/contracts';
import { type Checked, checkRemote } from '../check/checkRemote.ts';
import { renderReport } from '../check/renderReport.ts';
import { readPageMessages } from '../language/readMessages.ts';
import { asWritten, translatorOf } from '../language/translatorOf.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { scenariosNamed } from '../scenarios/scenariosNamed.ts';
import { publishAlone } from '../stage/publishAlone.ts';
import { buildAlone } from './buildAlone.ts';
import { withBrowser } from './withBrowser.ts';

interface CheckRequest {
  remotes: readonly string[];
  only?: string | undefined;
  /** Number of scenarios per remote, evenly spread. */
  sample?: string | undefined;
  language: Language;
  out: string;
}

const AT_ONCE = 2;

/** @returns whether all passed */
export async function check({ remotes, only, sample, language, out }: CheckRequest): Promise<boolean> {
  const read = new Map<string, readonly Playable[]>();
  for (const remote of remotes) read.set(remote, await readScenarios(remote));
  const wantedOf = only === undefined ? read : scenariosNamed(only, read);
  const sampled = [...wantedOf].map(
    ([remote, ofRemotes]) => [remote, sample === undefined ? ofRemotes : sampleEvenly(ofRemotes, Number(sample))] as const,
  );
  const all = await playAll(new Map(sampled), language);
  await mkdir(out, { recursive: true });
  const file = path.resolve(out, 'index.html');
  await writeFile(file, renderReport(all, new Date()));
  const failed = all.filter(({ problems }) => problems.length > 0).length;
  process.stdout.write(`${all.length - failed} passed, ${failed} failed. Report: ${file}\n`);
  return failed === 0;
}

export async function playAll(ofRemotes: ReadonlyMap<string, readonly Playable[]>, language: Language): Promise<Checked[]> {
  await buildAlone([...ofRemotes.keys()]);
  const all: Checked[] = [];
  await withBrowser(async (browser) => {
    for (const [remote, playables] of ofRemotes) {
      const isSource = language === 'en';
      const speech = { language, inLanguage: isSource ? asWritten : translatorOf(readPageMessages(language, remote)) };
      const releases = await publishAlone(remote);
      try {
        all.push(...(await checkRemote({ browser, remote, releases, playables, atOnce: AT_ONCE, speech, onPlayed: say })));
      } finally {
        await releases.remove();
      }
    }
  });
  return all;
}

function sampleEvenly<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  const chosen = Array.from({ length: count }, (_, at) => all[Math.round((at * (all.length - 1)) / Math.max(count - 1, 1))]);
  return chosen.filter((one) => one !== undefined);
}

function say({ remote, playable: { scenario }, problems, ms }: Checked): void {
  const verdict = problems.length > 0 ? 'FAILED' : 'passed';
  process.stdout.write(`${verdict} ${remote} ${scenario.id} (${(ms / 1000).toFixed(1)} s)\n`);
  for (const problem of problems) process.stdout.write(`       ${problem}\n`);
}
