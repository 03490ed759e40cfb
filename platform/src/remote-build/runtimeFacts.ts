import { installedVersion } from '../webpack/packageFacts.ts';

/** What `release.json` says because of `externalRuntime`. */
export function runtimeFacts() {
  return { federationRuntime: installedVersion(import.meta.dirname, '@module-federation/enhanced') };
}
