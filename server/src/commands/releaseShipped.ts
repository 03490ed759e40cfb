import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openReleaseStore, type Published, publishTogether } from '@fanfare/releases';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withReleases } from './running/withReleases.ts';

const usage = 'node server/src/commands/releaseShipped.ts <directory of builds> [--if-empty]';

/** `--if-empty` acts only when nothing is live, because an old process may restart during an upgrade. */
await runCommand({ usage, options: ['--if-empty'] }, async (args) => {
  const [from] = args.filter((word) => !word.startsWith('--'));
  if (from === undefined) throw new StartError([usage]);
  const builds = readdirSync(resolve(from), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { published, kept } = await withReleases(async (releasesDir): Promise<Published> => {
    const store = openReleaseStore(releasesDir);
    if (args.includes('--if-empty') && Object.keys(store.readIndex().remotes).length > 0) return { published: [], kept: [] };
    return publishTogether(
      store,
      builds.map(({ name }) => join(resolve(from), name)),
      'this image',
    );
  });
  for (const build of published) say(`Released ${build}`);
  for (const { remote, build, why } of kept) say(`Not released: ${remote} ${build}, because ${why}.`);
});
