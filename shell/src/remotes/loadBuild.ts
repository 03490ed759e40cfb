import { REMOTE_CONTRACT, type ReleaseEntry } from '@fanfare/shared/contracts';
import type { RemoteModule } from '@fanfare/shared/host';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { buildName } from './buildName.ts';
import { federationPlugin } from './federationPlugin.ts';
import { incidents } from './incidents.ts';
import { LoadFailure } from './LoadFailure.ts';
import { loadLog } from './loadLog.ts';
import { preloadBuild } from './preloadBuild.ts';
import { toFailure } from './toFailure.ts';

let isPrepared = false;

/** Loads and evaluates one build by way of the federation runtime. Rejects with a `LoadFailure`; calling it again tries again. */
export async function loadBuild(entry: ReleaseEntry): Promise<RemoteModule> {
  if (!isPrepared) registerPlugins([federationPlugin]);
  isPrepared = true;
  const { url, extras } = entry;
  const build = buildName(entry);
  incidents.forget(url);
  preloadBuild(entry);
  // The document names everything that a manifest would tell, so none is asked for.
  const entryScript = new URL('remoteEntry.js', new URL(url, location.href)).href;
  registerRemotes([{ name: extras.globalName, entry: entryScript }], { force: true });
  try {
    const module = await loadRemote<{ default: RemoteModule }>(`${extras.globalName}/remote`);
    const remote = module?.default;
    if (!remote || typeof remote.views !== 'object') {
      throw new LoadFailure({ kind: 'invalid-module', phase: 'module', build, url }, 'the module has no remote');
    }
    if (remote.contract !== REMOTE_CONTRACT) {
      const detail = `it was built for contract ${remote.contract}, this shell speaks ${REMOTE_CONTRACT}`;
      throw new LoadFailure({ kind: 'contract', phase: 'module', build, url }, detail);
    }
    loadLog.add(build, 'module');
    return remote;
  } catch (cause) {
    throw toFailure(cause, { build, phase: 'module', url });
  }
}
