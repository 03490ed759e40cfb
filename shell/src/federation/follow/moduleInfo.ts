import { getEntry, type ReleaseEntry } from '@fanfare/shared/contracts';
import type { RemoteLoader } from '../load/createRemoteLoader.ts';
import type { SelectedEntries } from '../selection/openSelection.ts';

// The build defines it. Importing `sharedModules.ts` would move it out of the first file.
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const HOST = 'fanfare_shell';
const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

interface Manifest {
  exposes: { name: string; path: string; assets: object }[];
  shared: { name: string; version: string; requiredVersion: string; singleton: boolean; assets: object }[];
}

interface FollowOptions {
  loader: Pick<RemoteLoader, 'inUse' | 'subscribe'>;
  chosen: () => SelectedEntries;
}

export interface ModuleInfoFollower {
  update: () => void;
  stop: () => void;
}

/** Fills `__FEDERATION__.moduleInfo` for the Module Federation browser extension; the runtime leaves it empty. */
export function followModuleInfo({ loader, chosen }: FollowOptions): ModuleInfoFollower {
  const manifests = new Map<string, Promise<Manifest | null>>();
  let shown: readonly string[] = [];
  let latest = 0;

  const manifestOf = ({ url }: ReleaseEntry) => {
    const known = manifests.get(url) ?? fetchManifest(url);
    manifests.set(url, known);
    return known;
  };

  const update = async () => {
    latest += 1;
    const own = latest;
    const used = loader.inUse();
    const entries = Object.values({ ...chosen(), ...Object.fromEntries(used) });
    const remotes = await Promise.all(
      entries.map(async (entry) => [keyOf(entry), toRemote(entry, await manifestOf(entry))] as const),
    );
    // A newer call replaced it, or it was stopped.
    if (own !== latest) return;
    const info = { [HOST]: toHost(entries), ...Object.fromEntries(remotes) };
    const federation = readFederation();
    const others = Object.entries(federation?.moduleInfo ?? {}).filter(([key]) => !shown.includes(key));
    if (federation) federation.moduleInfo = { ...Object.fromEntries(others), ...info };
    shown = Object.keys(info);
  };

  const onChange = () => void update();
  onChange();
  const unsubscribe = loader.subscribe(onChange);
  return {
    update: onChange,
    stop() {
      latest += 1;
      unsubscribe();
    },
  };
}

function readFederation(): { moduleInfo?: object } | null {
  const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
  return typeof federation === 'object' ? federation : null;
}

async function fetchManifest(url: string): Promise<Manifest | null> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** For example `1.0.0+9f31c0a2b4`. */
function versionOf({ metadata, extras }: ReleaseEntry): string {
  return `${metadata.version}+${extras.buildId}`;
}

function keyOf(entry: ReleaseEntry): string {
  return `${entry.extras.name}:${versionOf(entry)}`;
}

function toHost(entries: readonly ReleaseEntry[]) {
  return {
    version: '',
    buildVersion: '',
    remoteTypes: '',
    remoteTypesZip: '',
    consumerList: [],
    remotesInfo: Object.fromEntries(entries.map((entry) => [entry.extras.name, { matchedVersion: versionOf(entry) }])),
    shared: Object.entries(SHARED_VERSIONS).map(([sharedName, version]) => ({ sharedName, version, assets: NO_ASSETS })),
  };
}

function toRemote(entry: ReleaseEntry, manifest: Manifest | null) {
  const { buildId, globalName } = entry.extras;
  const { file, type } = getEntry(entry.extras);
  return {
    version: versionOf(entry),
    buildVersion: buildId,
    globalName,
    remoteEntry: file,
    remoteEntryType: type,
    publicPath: new URL('.', new URL(entry.url, location.href)).href,
    remoteTypes: '',
    remoteTypesZip: '',
    remotesInfo: {},
    modules: (manifest?.exposes ?? []).map(({ name, path, assets }) => ({ moduleName: name, modulePath: path, assets })),
    shared: (manifest?.shared ?? []).map(({ name, version, requiredVersion, singleton, assets }) => ({
      ...{ sharedName: name, version, assets },
      shareConfig: { requiredVersion, singleton },
    })),
  };
}
