import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { localesDir, sourceLanguage } from '../messages/readCatalogue.ts';
import { withTitles } from '../messages/remoteTitles.ts';
import { drawnSlots, installedVersion, packageIdentity, readJson } from '../workspace/packageFacts.ts';
import { consumedModules } from '../workspace/sharedModules.ts';

interface RemoteJson {
  name: string;
  routes: { view: string }[];
  slots?: { view: string }[];
}

export interface RemoteBuild {
  dir: string;
  /** Name without the scope: `mf-orders`. */
  name: string;
  development: boolean;
  outDir: string;
  globalName: string;
  views: readonly string[];
  exposes: Readonly<Record<string, ExposedModule>>;
  shared: ReturnType<typeof consumedModules>;
  facts: object;
}

export interface ExposedModule {
  import: string;
  name: string;
}

export const exposeChunk = '__federation_expose_remote';

interface RemoteBuildOptions {
  development: boolean;
  /** Equal inputs produce equal ids. */
  buildId: string;
  sdk?: string;
}

/** @throws if `remote.json` has another name than the package */
export function readRemoteBuild(dir: string, { development, buildId: contentId, sdk }: RemoteBuildOptions): RemoteBuild {
  const { name, version } = packageIdentity(dir);
  const manifest = readJson<RemoteJson>(path.join(dir, 'remote.json'));
  if (manifest.name !== name)
    throw new Error(
      `The name in remote.json is "${manifest.name}", but the package name is "${name}". Use the same name in both.`,
    );
  const buildId = development ? 'dev' : contentId;
  // With a stable name, the first version's code would run.
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
