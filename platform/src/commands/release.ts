import path from 'node:path';
import { publishBuilds } from '../release/releaseStore.ts';
import { remoteNames } from '../release/remoteNames.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { run } from './run.ts';

/** `pnpm release mf-auth`: builds one remote and makes it live; the server answers with it from the next page load on. */
const [name] = process.argv.slice(2);
const known = remoteNames();
if (!name || !known.includes(name)) {
  process.stderr.write(`Usage: pnpm release <remote>, where <remote> is one of ${known.join(', ')}.\n`);
  process.exit(1);
}
const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');

await run('turbo', ['run', 'build', `--filter=@fanfare/${name}`, '--output-logs=errors-only'], { cwd: workspaceDir });
const published = await publishBuilds(releasesDir, [path.join(workspaceDir, name, 'dist')]);
process.stdout.write(
  published.length > 0 ? `Released ${published.join(', ')}.\n` : `${name} is already live in this very build.\n`,
);
