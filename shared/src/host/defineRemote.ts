import { ownerOfStateKey, REMOTE_CONTRACT, type RemoteRoute, type RemoteSlot } from '../contracts/index.ts';
import type { RemoteSlice } from '../store/index.ts';
import type { RemoteModule } from './RemoteModule.ts';

/**
 * Validates and creates the export of a remote.
 * @param manifest the package's `remote.json`, which the shell also reads without loading the remote
 * @throws if a slice uses a state key that is not declared, has another owner or is used twice, or if a route
 * or slot names an unknown view
 */
export function defineRemote(
  manifest: {
    name: string;
    routes: readonly Pick<RemoteRoute, 'path' | 'view'>[];
    slots?: readonly RemoteSlot[];
    stateKeys?: readonly string[];
  },
  parts: Pick<RemoteModule, 'views' | 'selfTest'> & { slices?: readonly RemoteSlice[] },
): RemoteModule {
  const { name, routes, slots = [], stateKeys = [] } = manifest;
  const slices = parts.slices ?? [];
  const seen = new Set<string>();
  for (const { key } of slices) {
    const owner = ownerOfStateKey(key);
    if (owner !== name)
      throw new Error(`${name}: state key "${key}" ${owner ? `belongs to ${owner}` : 'has no owner'}. Use "${name}/${key}".`);
    if (!stateKeys.includes(key)) throw new Error(`${name}: state key "${key}" is missing in "stateKeys" of remote.json.`);
    if (seen.has(key)) throw new Error(`${name}: state key "${key}" is used twice.`);
    seen.add(key);
  }
  for (const { path, view } of routes) {
    if (!parts.views[view]) throw new Error(`${name}: route ${path} names the view "${view}", which does not exist.`);
  }
  for (const { slot, id, view } of slots) {
    if (!parts.views[view]) throw new Error(`${name}: ${id} in slot ${slot} names the view "${view}", which does not exist.`);
  }
  return { ...parts, contract: REMOTE_CONTRACT, name, slices };
}
