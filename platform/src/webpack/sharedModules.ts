/**
 * The one list of modules that exist once per page. The shell carries them (eager), remotes carry none (`import: false`).
 * Our own sub-paths are facades: they re-export by name what remotes may use, so that router, Redux and HTTP libraries stay
 * tree-shaken inside the shell and can be upgraded without touching a remote.
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
 * Exist once per page too, but load with the first remote that imports them: what /login does not need stays out of the first load. Each
 * loads whole, so what needs a library (widgets) is separate from what does not (domain).
 */
export const lazySingletons: readonly string[] = ['@fanfare/shared/domain', '@fanfare/shared/parts', '@fanfare/shared/widgets'];

/** The former name of `domain`, under which remotes released earlier find it. */
const formerNames: Readonly<Record<string, string>> = { '@fanfare/shared/parts': '@fanfare/shared/domain' };

/** Name of the chunk in which the shell has a lazy shared module: `shared-domain`. */
export function lazyChunk(name: string): string {
  const current = formerNames[name] ?? name;
  return `shared-${current.slice(current.lastIndexOf('/') + 1)}`;
}

/** A remote built for development asks for this one too; only the dev flavour of the shell has it. */
const developmentSingletons = ['react/jsx-dev-runtime'] as const;

type VersionOf = (name: string) => string;

/**
 * What the shell provides to remotes: installed version by module name. The modules themselves are in shell/src/federation/sharedModules.ts.
 *
 * @param development whether the development build of React is in play
 * @param versionOf gives the installed version of a package, e.g. `react` -> `19.3.1`
 */
export function providedVersions(development: boolean, versionOf: VersionOf): Record<string, string> {
  return Object.fromEntries(sharedNames(development).map((name) => [name, checkedVersion(name, versionOf)]));
}

/** What a remote takes from the shell, and does not bring along. */
export function consumedModules(development: boolean, versionOf: VersionOf) {
  const consume = (name: string) => {
    const version = checkedVersion(name, versionOf);
    return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, import: false } as const;
  };
  return Object.fromEntries(sharedNames(development).map((name) => [name, consume(name)]));
}

/** Names of all shared modules. */
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
