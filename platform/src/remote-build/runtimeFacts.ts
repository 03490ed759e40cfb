import { installedVersion } from '../workspace/packageFacts.ts';

export function runtimeFacts() {
  return { federationRuntime: installedVersion(import.meta.dirname, '@module-federation/enhanced') };
}
