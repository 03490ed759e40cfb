import type { ReleaseDocument } from '@fanfare/shared/contracts';
import { REMOTE_CONTRACT, type RemoteModule } from '@fanfare/shared/host';
import type { RemoteSlice } from '@fanfare/shared/store';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { federationPlugin } from './federationPlugin.ts';
import { LoadFailure } from './LoadFailure.ts';

const LOAD_TIMEOUT_MS = 12_000;

export interface LoadedRemote {
  module: RemoteModule;
  /** True when the newest release did not load and an earlier one is in use. */
  degraded: boolean;
}

export interface RemoteLoader {
  /** Loads a remote once; after a failure the next call tries again. Rejects with a `LoadFailure`. */
  load: (name: string) => Promise<LoadedRemote>;
}

/** Loads remotes by the release document: the selected release first, then the one before it. */
export function createRemoteLoader(releases: ReleaseDocument, putSlices: (slices: readonly RemoteSlice[]) => void): RemoteLoader {
  const hashes = new Map<string, string>();
  registerPlugins([federationPlugin((url) => hashes.get(new URL(url, location.origin).href))]);
  const loading = new Map<string, Promise<LoadedRemote>>();

  const loadBuild = async (build: string, url: string, globalName: string): Promise<RemoteModule> => {
    registerRemotes([{ name: globalName, entry: url }], { force: true });
    const module = await within(LOAD_TIMEOUT_MS, build, loadRemote<{ default: RemoteModule }>(`${globalName}/remote`)).catch(
      (cause) => {
        throw cause instanceof LoadFailure ? cause : new LoadFailure(kindOf(cause), build, messageOf(cause), cause);
      },
    );
    const remote = module?.default;
    if (!remote || typeof remote.views !== 'object') throw new LoadFailure('invalid-module', build, 'the module has no remote');
    if (remote.contract !== REMOTE_CONTRACT) {
      throw new LoadFailure(
        'contract',
        build,
        `it was built for contract ${remote.contract}, this shell speaks ${REMOTE_CONTRACT}`,
      );
    }
    putSlices(remote.slices);
    return remote;
  };

  const loadFirstWorking = async (name: string): Promise<LoadedRemote> => {
    const entry = releases.microFrontends[name]?.[0];
    if (!entry) throw new LoadFailure('load-failed', name, 'it is not in the release document');
    const { url, fallbackUrl, fallbackGlobalName, extras, metadata } = entry;
    const hash = extras.files['remoteEntry.js'];
    if (hash) hashes.set(new URL('remoteEntry.js', new URL(url, location.origin)).href, hash);
    try {
      return {
        module: await loadBuild(`${name}@${metadata.version}+${extras.buildId}`, url, extras.globalName),
        degraded: false,
      };
    } catch (failure) {
      if (!fallbackUrl || !fallbackGlobalName) throw failure;
      const module = await loadBuild(`${name} (${fallbackUrl})`, fallbackUrl, fallbackGlobalName).catch(() => {
        throw failure;
      });
      return { module, degraded: true };
    }
  };

  return {
    load: (name) => {
      const known = loading.get(name);
      if (known) return known;
      const attempt = loadFirstWorking(name);
      loading.set(name, attempt);
      attempt.catch(() => loading.delete(name));
      return attempt;
    },
  };
}

function within<T>(ms: number, build: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure('timeout', build, `no answer within ${ms / 1000} s`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function kindOf(cause: unknown): 'http' | 'network' | 'load-failed' {
  const text = messageOf(cause);
  if (/HTTP \d{3}/.test(text)) return 'http';
  return cause instanceof TypeError || /fetch|network/i.test(text) ? 'network' : 'load-failed';
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? (cause.message.split('\n')[0] ?? cause.name) : String(cause);
}
