import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import { readStorage } from '../infrastructure/env/readers/readStorageSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './runCommand.ts';

const usage = 'node server/src/commands/releaseShipped.ts <directory of builds> [--if-empty]';

/** `--if-empty` acts only when nothing is live, because an old process may restart during an upgrade. */
await runCommand({ usage, options: ['--if-empty'] }, async (args) => {
  const [from] = args.filter((word) => !word.startsWith('--'));
  if (from === undefined) throw new StartError([usage]);
  const store = openReleaseStore(readStorage(process.env).releasesDir);
  if (args.includes('--if-empty') && Object.keys(store.readIndex().remotes).length > 0) return;
  const builds = readdirSync(resolve(from), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { published, kept } = await publishTogether(
    store,
    builds.map(({ name }) => join(resolve(from), name)),
    'this image',
  );
  for (const build of published) say(`Released ${build}`);
  for (const { remote, build, why } of kept) say(`Not released: ${remote} ${build}, because ${why}.`);
});
