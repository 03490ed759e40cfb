import { languages, REMOTE_CONTRACT, REMOTE_CONTRACT_OLDEST, type ReleaseEntry } from '@fanfare/shared/contracts';
import type { RemoteModule } from '@fanfare/shared/host';
import { language } from '@fanfare/shared/language';
import { LoadFailure } from '../failures/LoadFailure.ts';
import { toFailure } from '../failures/toFailure.ts';
import { askTwice } from './askTwice.ts';
import { buildName } from './buildName.ts';
import type { Container } from './Container.ts';
import { loadContainer } from './loadContainer.ts';
import { loadLog } from './loadLog.ts';
import { preloadBuild } from './preloadBuild.ts';

/**
 * Loads and evaluates one build. Rejects with a `LoadFailure`; calling it again tries again.
 *
 * @param view what will be asked of it first
 */
export async function loadBuild(entry: ReleaseEntry, view: string): Promise<RemoteModule> {
  const { url, extras } = entry;
  const build = buildName(entry);
  preloadBuild(entry, view);
  try {
    // The document names everything that a manifest would tell, so none is asked for.
    const entryScript = new URL('remoteEntry.js', new URL(url, location.href)).href;
    const container = await loadContainer({ build, url: entryScript, globalName: extras.globalName });
    await bringTranslation(container);
    const run = await askTwice(() => container.get('./remote'));
    const remote = exposedBy(run());
    if (!remote) throw new LoadFailure({ kind: 'invalid-module', phase: 'module', build, url }, 'the module has no remote');
    if (!(remote.contract >= REMOTE_CONTRACT_OLDEST && remote.contract <= REMOTE_CONTRACT)) {
      const detail = `it was built for contract ${remote.contract}, this shell speaks ${REMOTE_CONTRACT}`;
      throw new LoadFailure({ kind: 'contract', phase: 'module', build, url }, detail);
    }
    loadLog.add(build, 'module');
    return remote;
  } catch (cause) {
    throw toFailure(cause, { build, phase: 'module' });
  }
}

/** Before the remote's own modules are run, since they read their texts then. Whatever happens to it, the remote speaks English at least. */
async function bringTranslation(container: Container): Promise<void> {
  if (language() === languages[0]) return;
  try {
    const run = await container.get(`./translations/${language()}`);
    run();
  } catch {
    // This build has none, or it did not arrive.
  }
}

function exposedBy(module: unknown): RemoteModule | null {
  if (typeof module !== 'object' || module === null || !('default' in module)) return null;
  const { default: remote } = module;
  return isRemote(remote) ? remote : null;
}

function isRemote(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'views' in value && typeof value.views === 'object';
}
