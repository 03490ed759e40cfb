/**
 * One instance per page, provided by the shell. Our sub-paths re-export by name, so that libraries stay
 * tree-shakable.
 */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@fanfare/shared/language',
  '@fanfare/shared/router',
  '@fanfare/shared/store',
  '@fanfare/shared/api',
  '@fanfare/shared/ui',
  '@fanfare/shared/host',
] as const;

/**
 * Loaded with the first remote that needs them. Each is loaded as a whole, so `widgets`, which needs
 * libraries, is separate.
 */
export const lazySingletons: readonly string[] = ['@fanfare/shared/domain', '@fanfare/shared/parts', '@fanfare/shared/widgets'];

/** Older remotes use the former name. */
const formerNames: Readonly<Record<string, string>> = { '@fanfare/shared/parts': '@fanfare/shared/domain' };

export function lazyChunk(name: string): string {
  const current = formerNames[name] ?? name;
  return `shared-${current.slice(current.lastIndexOf('/') + 1)}`;
}

/** Only in development builds of the shell. */
const developmentSingletons = ['react/jsx-dev-runtime'] as const;

type VersionOf = (name: string) => string;

/**
 * Returns installed versions by module name; see shell/src/federation/sharedModules.ts.
 * @param versionOf `react` -> `19.3.1`
 */
export function providedVersions(development: boolean, versionOf: VersionOf): Record<string, string> {
  return Object.fromEntries(sharedNames(development).map((name) => [name, checkedVersion(name, versionOf)]));
}

export function consumedModules(development: boolean, versionOf: VersionOf) {
  const consume = (name: string) => {
    const version = checkedVersion(name, versionOf);
    return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, import: false } as const;
  };
  return Object.fromEntries(sharedNames(development).map((name) => [name, consume(name)]));
}

export function sharedNames(development: boolean): string[] {
  return [...singletons, ...lazySingletons, ...(development ? developmentSingletons : [])];
}

function checkedVersion(name: string, versionOf: VersionOf): string {
  const version = versionOf(packageOf(name));
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version)) {
    throw new Error(`Shared module ${name} has version ${version}; only releases from 1.0.0 on compare reliably.`);
  }
  return version;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
