import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseDocument, type ReleaseEntry, type RemoteManifest, serverPaths } from '@fanfare/shared/contracts';

/** `index.json` of the releases directory, written whole by the release command. */
interface ReleaseIndex {
  seq: number;
  changedAt: string;
  /** Builds per remote, oldest first; the last one is live. */
  remotes: Record<string, string[]>;
}

/** `release.json` of one build. */
interface BuildFacts {
  version: string;
  buildId: string;
  globalName: string;
  manifest: RemoteManifest;
  files: Record<string, string>;
}

export interface ReleaseRegistry {
  /** The document of this moment; the same object as long as nothing was released. */
  current: () => Promise<ReleaseDocument>;
}

interface RegistryOptions {
  releasesDir: string;
  environment: string;
  /** Remotes that a development server serves live, by name; asked anew for every document. */
  devRemotes: Readonly<Record<string, string>>;
}

/** Reads what is live from the releases directory, which changes while the server runs. */
export function createReleaseRegistry({ releasesDir, environment, devRemotes }: RegistryOptions): ReleaseRegistry {
  const indexFile = path.join(releasesDir, 'index.json');
  let cached: { changedMs: number; document: Promise<ReleaseDocument> } | null = null;

  const readDocument = async (): Promise<ReleaseDocument> => {
    const index = await readJson<ReleaseIndex>(indexFile);
    const entries = await Promise.all(
      Object.entries(index.remotes).map(async ([name, builds]) => ({ [name]: [await readEntry(name, builds)] })),
    );
    return {
      schema: 'release-document-1',
      seq: index.seq,
      issuedAt: index.changedAt,
      environment,
      microFrontends: Object.assign({}, ...entries),
    };
  };

  const readEntry = async (name: string, builds: readonly string[]): Promise<ReleaseEntry> => {
    const live = builds.at(-1) ?? '';
    const previous = builds.at(-2);
    const facts = await readJson<BuildFacts>(path.join(releasesDir, name, live, 'release.json'));
    const urlOf = (build: string) => `${serverPaths.releases}${name}/${build}/mf-manifest.json`;
    return {
      url: urlOf(live),
      ...(previous !== undefined && { fallbackUrl: urlOf(previous), fallbackGlobalName: await globalNameOf(name, previous) }),
      metadata: { version: facts.version, integrity: facts.files['mf-manifest.json'] ?? '' },
      deployment: { traffic: 100, default: true },
      extras: { ...facts.manifest, buildId: facts.buildId, globalName: facts.globalName, files: facts.files },
    };
  };

  const globalNameOf = async (name: string, build: string) =>
    (await readJson<BuildFacts>(path.join(releasesDir, name, build, 'release.json'))).globalName;

  const released = async (): Promise<ReleaseDocument> => {
    const changedMs = await stat(indexFile).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (changedMs === 0) return emptyDocument(environment);
    if (cached?.changedMs !== changedMs) cached = { changedMs, document: readDocument() };
    return await cached.document;
  };

  return {
    async current() {
      const document = await released();
      const live = await Promise.all(Object.entries(devRemotes).map(([name, url]) => liveEntry(name, url)));
      return live.length > 0 ? { ...document, microFrontends: Object.assign({}, document.microFrontends, ...live) } : document;
    },
  };
}

/** A remote as its development server has it now: no hashes, since its files change under the same names. */
async function liveEntry(name: string, url: string): Promise<Record<string, ReleaseEntry[]>> {
  const response = await fetch(new URL('release.json', url));
  const facts: BuildFacts = JSON.parse(await response.text());
  const entry: ReleaseEntry = {
    url: new URL('mf-manifest.json', url).href,
    metadata: { version: facts.version, integrity: '' },
    deployment: { traffic: 100, default: true },
    extras: { ...facts.manifest, buildId: facts.buildId, globalName: facts.globalName, files: {} },
  };
  return { [name]: [entry] };
}

function emptyDocument(environment: string): ReleaseDocument {
  return { schema: 'release-document-1', seq: 0, issuedAt: new Date(0).toISOString(), environment, microFrontends: {} };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
