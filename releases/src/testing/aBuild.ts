import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildFacts, ShellFacts } from '../BuildFacts.ts';
import type { Uses } from '../contract/Uses.ts';
import { openReleaseStore, type ReleaseStore } from '../store/openReleaseStore.ts';

interface Changes {
  globalName?: string;
  manifest?: Partial<BuildFacts['manifest']>;
  requires?: Record<string, string>;
  exposes?: string;
  entry?: string;
  draws?: string[];
  uses?: Uses;
}

/** Writes what a build of a remote leaves behind. @returns its directory */
export function aBuild(name: string, version: string, buildId: string, changes: Changes = {}): string {
  const dist = temporary('fanfare-dist-');
  const {
    globalName = `${name.replaceAll('-', '_')}__${buildId}`,
    requires = { react: '^19.3.1' },
    exposes = './remote',
    draws,
    uses,
  } = changes;
  const texts = {
    'remoteEntry.js': changes.entry ?? `// ${buildId}`,
    'mf-manifest.json': JSON.stringify({
      shared: Object.entries(requires).map(([module, requiredVersion]) => ({ name: module, requiredVersion })),
      exposes: [{ path: exposes }],
    }),
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]));
  const manifest = { contract: 1, owner: `team ${name}`, routes: [{ path: `/${name}` }], ...changes.manifest };
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(dist, file), text);
  writeFileSync(path.join(dist, 'remoteEntry.js.map'), '{}');
  writeFileSync(
    path.join(dist, 'release.json'),
    JSON.stringify({ name, version, buildId, globalName, manifest, files, draws, uses }),
  );
  return dist;
}

export const aShell: ShellFacts = { version: '1.0.0', buildId: 'shell', contract: 1, provides: { react: '19.3.2' } };

/** A releases directory that does not exist yet. */
export function emptyStore(): ReleaseStore {
  return openReleaseStore(path.join(temporary('fanfare-releases-'), 'releases'));
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const made: string[] = [];
process.once('exit', () => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});

/** A directory that goes with the process. */
function temporary(prefix: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), prefix));
  made.push(directory);
  return directory;
}
