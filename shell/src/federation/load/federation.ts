import { getEntry, type ReleaseEntry } from '@fanfare/shared/contracts';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeToRemotes from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from '../sharedModules.ts';
import { buildName } from './buildName.ts';
import { isModuleBuild, moduleUrl, prepareModules } from './moduleBuilds.ts';
import { logLoads } from './plugins/logLoads.ts';
import { retryEntry } from './plugins/retryEntry.ts';
import { verifyScripts } from './plugins/verifyScripts.ts';
import { toRuntimeFailure } from './runtimeFailure.ts';

const builds = new Map<string, string>();
const networkErrors = new Set<string>();

const federation = createInstance({
  name: 'fanfare_shell',
  remotes: [],
  // By default, one unreachable remote would block all shared modules.
  shareStrategy: 'loaded-first',
  shared: sharedModules,
  plugins: [
    provideRuntimeToRemotes(),
    verifyScripts((remote) => networkErrors.add(remote)),
    retryEntry((remote) => networkErrors.delete(remote)),
    logLoads((name) => builds.get(name) ?? name),
  ],
});

/** @throws LoadFailure, or the module's error */
export async function loadExposed(entry: ReleaseEntry, expose: string): Promise<unknown> {
  const { globalName } = entry.extras;
  const build = buildName(entry);
  const { file, type } = getEntry(entry.extras);
  const retry = isModuleBuild(entry) ? await prepareModules(entry) : '';
  const url = moduleUrl(entry, file, retry);
  // The runtime caches by name, so a retry needs a new name.
  const name = retry === '' ? globalName : `${globalName}__${retry}`;
  if (!builds.has(name)) {
    builds.set(name, build);
    federation.registerRemotes([{ name, entry: url, entryGlobalName: globalName, type }]);
  }
  try {
    return await federation.loadRemote(`${name}/${expose}`);
  } catch (cause) {
    throw toRuntimeFailure(cause, { build, url }) ?? cause;
  }
}
