import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { localesDir, sourceLanguage } from '../messages/catalogues.ts';
import { withTitles } from '../messages/remoteTitles.ts';
import { drawnSlots, installedVersion, packageIdentity, readJson } from '../webpack/packageFacts.ts';
import { consumedModules } from '../webpack/sharedModules.ts';

/** What of `remote.json` the build reads. */
interface RemoteJson {
  name: string;
  routes: { view: string }[];
  slots?: { view: string }[];
}

/** One build of a remote, for any bundler. */
export interface RemoteBuild {
  /** Directory of the package. */
  dir: string;
  /** Name without its scope: `mf-orders`. */
  name: string;
  development: boolean;
  /** Output directory, below the package. */
  outDir: string;
  /** Global variable of the container and `uniqueName` of the bundler, different for every build. */
  globalName: string;
  /** Names of the views in `remote.json`. */
  views: readonly string[];
  /** Modules of the container, by the name under which the shell asks for them. */
  exposes: Readonly<Record<string, ExposedModule>>;
  /** Options of `shared` of the federation plugin. */
  shared: ReturnType<typeof consumedModules>;
  /** The part of `release.json` that no bundler knows. */
  facts: object;
}

export interface ExposedModule {
  import: string;
  /** Of the chunk. */
  name: string;
}

/** The chunk in which a remote exposes itself. */
export const exposeChunk = '__federation_expose_remote';

interface RemoteBuildOptions {
  development: boolean;
  /** Names the content of the build; equal inputs give equal ids. */
  buildId: string;
  /** Version of the SDK, for a remote outside of the workspace. */
  sdk?: string;
}

/**
 * Reads what a build of the remote in `dir` needs.
 *
 * @throws when `remote.json` has another name than the package
 */
export function readRemoteBuild(dir: string, { development, buildId: contentId, sdk }: RemoteBuildOptions): RemoteBuild {
  const { name, version } = packageIdentity(dir);
  const manifest = readJson<RemoteJson>(path.join(dir, 'remote.json'));
  if (manifest.name !== name) throw new Error(`remote.json says "${manifest.name}", the package is called "${name}".`);
  const buildId = development ? 'dev' : contentId;
  // Unique per build: with a stable name, a second version loaded into a live page silently runs the code of the first.
  const globalName = `${name.replaceAll('-', '_')}__${buildId}`;
  const passport = path.join(dir, 'lab/passport.json');
  return {
    dir,
    name,
    development,
    outDir: development ? 'dist-dev' : 'dist',
    globalName,
    views: [...manifest.routes, ...(manifest.slots ?? [])].map(({ view }) => view),
    exposes: { './remote': { import: './src/remote.ts', name: exposeChunk }, ...exposedTranslations(dir) },
    shared: consumedModules(development, (shared) => installedVersion(dir, shared)),
    facts: {
      name,
      version,
      buildId,
      globalName,
      ...(sdk !== undefined && { sdk }),
      manifest: withTitles(dir, manifest),
      draws: drawnSlots(dir),
      ...(existsSync(passport) && { passport: readJson<object>(passport) }),
    },
  };
}

/** `src/locales/de.po` has the messages of the remote in German. The shell asks a container for them by the name of the language. */
function exposedTranslations(dir: string): Record<string, ExposedModule> {
  const catalogues = globSync(`${localesDir}/*.po`, { cwd: dir }).map((file) => [path.basename(file, '.po'), file] as const);
  const modules = globSync('src/translations/*/index.ts', { cwd: dir }).map(
    (file) => [path.basename(path.dirname(file)), file] as const,
  );
  return Object.fromEntries(
    [...catalogues, ...modules]
      .filter(([language]) => language !== sourceLanguage)
      .map(([language, file]) => [
        `./translations/${language}`,
        { import: `./${file.split(path.sep).join('/')}`, name: `translations-${language}` },
      ]),
  );
}
