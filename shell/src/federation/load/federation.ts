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

/** Builds by the name under which the runtime knows them, which differs for every build. */
const builds = new Map<string, string>();
const networkErrors = new Set<string>();

/** The one federation instance of the page. Remotes use its copy of the runtime and its shared modules. */
const federation = createInstance({
  name: 'fanfare_shell',
  remotes: [],
  // The default initialises every remote inside every shared load: one unreachable remote would stop all others.
  shareStrategy: 'loaded-first',
  shared: sharedModules,
  plugins: [
    provideRuntimeToRemotes(),
    verifyScripts((remote) => networkErrors.add(remote)),
    retryEntry((remote) => networkErrors.delete(remote)),
    logLoads((name) => builds.get(name) ?? name),
  ],
});

/**
 * Loads and evaluates a module that a build exposes; a second call returns the same module.
 *
 * @param expose without the leading `./`: `remote`
 * @throws LoadFailure when the entry cannot be loaded or does not expose the module, else what the module threw
 */
export async function loadExposed(entry: ReleaseEntry, expose: string): Promise<unknown> {
  const { globalName } = entry.extras;
  const build = buildName(entry);
  const { file, type } = getEntry(entry.extras);
  const retry = isModuleBuild(entry) ? await prepareModules(entry) : '';
  const url = moduleUrl(entry, file, retry);
  // The runtime keeps what it knows of a remote by its name, so a retry of a module build gets its own.
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
