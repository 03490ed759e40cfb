import { api } from './api.ts';

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];
type Definitions = ReturnType<Parameters<typeof api.injectEndpoints>[0]['endpoints']>;

const ownerOfEndpoint = new Map<string, string>();

/**
 * Adds a package's endpoints to the shared cache. The owner may define its endpoints again, as a newer build
 * of a remote does.
 * @param owner name of the package, a dot, and the name of the group
 * @returns the API with the hooks of the endpoints
 * @throws if another package owns one of the names, because RTK Query would silently use the first definition
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
