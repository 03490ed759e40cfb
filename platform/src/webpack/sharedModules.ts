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
  '@fanfare/shared/router',
  '@fanfare/shared/store',
  '@fanfare/shared/api',
  '@fanfare/shared/ui',
  '@fanfare/shared/host',
] as const;

/**
 * Exist once per page too, but arrive with the first remote that imports them: what /login does not need stays out of the first load. Each
 * comes whole, so what stands on a library (widgets) is apart from what does not (parts).
 */
const lateSingletons: readonly string[] = ['@fanfare/shared/parts', '@fanfare/shared/widgets'];

/** A remote built for development asks for this one too; only the dev flavour of the shell has it. */
const developmentSingletons = ['react/jsx-dev-runtime'] as const;

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/**
 * @param side who is being built
 * @param development whether the development build of React is in play
 * @param versionOf gives the installed version of a package, e.g. `react` -> `19.3.1`
 */
export function sharedModules(side: 'shell' | 'remote', development: boolean, versionOf: (name: string) => string) {
  const names = [...singletons, ...lateSingletons, ...(development ? developmentSingletons : [])];
  return Object.fromEntries(names.map((name) => [name, describe(name, side, versionOf(packageOf(name)))]));
}

function describe(name: string, side: 'shell' | 'remote', version: string): SharedModule {
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `Shared module ${name} has version ${version}; the federation runtime only compares releases from 1.0.0 on reliably.`,
    );
  }
  const common = { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` } as const;
  if (side === 'remote') return { ...common, import: false };
  return lateSingletons.includes(name) ? common : { ...common, eager: true };
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
