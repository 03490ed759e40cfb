import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildFacts, ShellFacts } from '../BuildFacts.ts';
import type { Uses } from '../contract/Uses.ts';
import { integrityOf } from '../files/hashFiles.ts';
import { openReleaseStore, type ReleaseStore } from '../store/openReleaseStore.ts';

interface Changes {
  globalName?: string;
  manifest?: Partial<BuildFacts['manifest']>;
  requires?: Record<string, string>;
  exposes?: string;
  entry?: string;
  draws?: string[];
  uses?: Uses;
  mfManifest?: (manifest: object) => object | string | null;
  facts?: object;
  files?: Record<string, string>;
  entryType?: string;
}

export function aBuild(name: string, version: string, buildId: string, changes: Changes = {}): string {
  const dist = temporary('fanfare-dist-');
  const {
    globalName = `${name.replaceAll('-', '_')}__${buildId}`,
    requires = { react: '^19.3.1' },
    exposes = './remote',
    draws,
    uses,
  } = changes;
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const mfManifest = (changes.mfManifest ?? ((whole) => whole))({
    id: globalName,
    metaData: {
      globalName,
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: changes.entryType ?? 'global' },
    },
    shared: Object.entries(requires).map(([module, requiredVersion]) => ({ name: module, requiredVersion })),
    exposes: [{ path: exposes, assets }],
  });
  const texts: Record<string, string> = {
    'remoteEntry.js': changes.entry ?? `// ${buildId}`,
    ...(mfManifest && { 'mf-manifest.json': typeof mfManifest === 'string' ? mfManifest : JSON.stringify(mfManifest) }),
    ...changes.files,
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, integrityOf(text)]));
  const manifest = { contract: 1, owner: `team ${name}`, routes: [{ path: `/${name}` }], ...changes.manifest };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  writeFileSync(path.join(dist, 'remoteEntry.js.map'), '{}');
  const release = { name, version, buildId, globalName, manifest, files, draws, uses, ...changes.facts };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

export const aShell: ShellFacts = { version: '1.0.0', buildId: 'shell', contract: 1, provides: { react: '19.3.2' } };

export function emptyStore(): ReleaseStore {
  return openReleaseStore(path.join(temporary('fanfare-releases-'), 'releases'));
}

const made: string[] = [];
process.once('exit', () => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});

function temporary(prefix: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), prefix));
  made.push(directory);
  return directory;
}
