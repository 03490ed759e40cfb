import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The federation plugin's report about the build: source paths and dependencies, for no browser. */
const REPORT = 'mf-stats.json';

/**
 * Ends a build whose bundler is not webpack: writes `release.json` beside its files. `ReleaseFilesPlugin` does the same within webpack.
 *
 * @param dist directory that the bundler wrote
 * @param facts of `RemoteBuild`
 */
export function writeReleaseFiles(dist: string, facts: object): void {
  rmSync(path.join(dist, REPORT), { force: true });
  const names = readdirSync(dist).filter((name) => !/\.map$|^release\.json$/.test(name));
  const files = Object.fromEntries(
    names.sort().map((name) => {
      const hash = createHash('sha384').update(readFileSync(path.join(dist, name))).digest('base64');
      return [name, `sha384-${hash}`];
    }),
  );
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify({ ...facts, files }, null, 2)}\n`);
}
