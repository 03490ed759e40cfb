import { api } from './api.ts';

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];
type Definitions = ReturnType<Parameters<typeof api.injectEndpoints>[0]['endpoints']>;

const ownerOfEndpoint = new Map<string, string>();

/**
 * Adds a package's endpoints to the shared cache and returns their hooks.
 * Throws when another package already owns one of the names: RTK Query would silently keep the first definition.
 * The owner itself may define its endpoints again, which is what a newer build of the same remote does.
 */
export function defineEndpoints<D extends Definitions>(owner: string, endpoints: (build: Build) => D) {
  const checked = (build: Build): D => {
    const definitions = endpoints(build);
    for (const name of Object.keys(definitions)) {
      const holder = ownerOfEndpoint.get(name);
      if (holder && holder !== owner) throw new Error(`Endpoint "${name}" of ${owner} is already taken by ${holder}.`);
      ownerOfEndpoint.set(name, owner);
    }
    return definitions;
  };
  return api.injectEndpoints({ endpoints: checked, overrideExisting: true });
}
