import { languages, REMOTE_CONTRACT, REMOTE_CONTRACT_OLDEST, type ReleaseEntry } from '@fanfare/shared/contracts';
import type { RemoteModule } from '@fanfare/shared/host';
import { language } from '@fanfare/shared/language';
import { LoadFailure } from '../recover/LoadFailure.ts';
import { toFailure } from '../recover/toFailure.ts';
import { buildName } from './buildName.ts';
import { loadExposed } from './federation.ts';
import { isModuleBuild, prepareModules } from './moduleBuilds.ts';
import { preloadBuild } from './preloadBuild.ts';
import { retryOnce } from './retryOnce.ts';

/** @throws LoadFailure */
export async function loadBuild(entry: ReleaseEntry, view: string): Promise<RemoteModule> {
  const { url } = entry;
  const build = buildName(entry);
  try {
    // Runs before the preloads, because modules without a hash are refused.
    const retry = isModuleBuild(entry) ? await prepareModules(entry) : '';
    if (retry === '') preloadBuild(entry, view);
    await loadTranslation(entry);
    const remote = exposedBy(await retryOnce(() => loadExposed(entry, 'remote')));
    if (!remote) throw new LoadFailure({ kind: 'invalid-module', phase: 'module', build, url }, 'the module has no remote');
    if (!(remote.contract >= REMOTE_CONTRACT_OLDEST && remote.contract <= REMOTE_CONTRACT)) {
      const detail = `it was built for contract ${remote.contract}, this shell speaks ${REMOTE_CONTRACT}`;
      throw new LoadFailure({ kind: 'contract', phase: 'module', build, url }, detail);
    }
    return remote;
  } catch (cause) {
    throw toFailure(cause, { build, phase: 'module' });
  }
}

/** Remotes read messages when evaluated. If loading fails, they are in English. */
async function loadTranslation(entry: ReleaseEntry): Promise<void> {
  if (language() === languages[0]) return;
  await loadExposed(entry, `translations/${language()}`).catch(() => {});
}

function exposedBy(module: unknown): RemoteModule | null {
  if (typeof module !== 'object' || module === null || !('default' in module)) return null;
  const { default: remote } = module;
  return isRemote(remote) ? remote : null;
}

function isRemote(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'views' in value && typeof value.views === 'object';
}
