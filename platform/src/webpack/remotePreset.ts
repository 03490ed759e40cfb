import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { readUses } from '../contract/readContract.ts';
import { baseConfig } from './baseConfig.ts';
import { ExposedInEntryPlugin } from './ExposedInEntryPlugin.ts';
import { containerOptions } from './federationOptions.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { drawnSlots, installedVersion, packageFacts, readJson } from './packageFacts.ts';
import { ReleaseFilesPlugin } from './ReleaseFilesPlugin.ts';
import { exposeChunk, readViews } from './readContainer.ts';
import { consumedModules } from './sharedModules.ts';

export interface BuildOptions {
  development?: boolean;
  /** Views that show much of the same: what they have in common is a file of its own, instead of twice in theirs. */
  alike?: readonly string[];
}

/** What of `remote.json` the build reads. */
interface RemoteJson {
  name: string;
  routes: { view: string }[];
  slots?: { view: string }[];
}

/** Builds the remote in the current directory from its `remote.json` and `src/remote.ts`. */
export function remotePreset({ development = false, alike = [] }: BuildOptions = {}): Configuration {
  const dir = process.cwd();
  const facts = packageFacts(dir);
  const manifest = readJson<RemoteJson>(path.join(dir, 'remote.json'));
  if (manifest.name !== facts.name)
    throw new Error(`remote.json says "${manifest.name}", the package is called "${facts.name}".`);
  const passport = path.join(dir, 'lab/passport.json');
  const buildId = development ? 'dev' : facts.buildId;
  const globalName = `${facts.name.replaceAll('-', '_')}__${buildId}`;
  const base = baseConfig({
    dir,
    namespace: facts.name,
    development,
    outDir: development ? 'dist-dev' : 'dist',
    uniqueName: globalName,
  });
  const shared = consumedModules(development, (name) => installedVersion(dir, name));
  const views = [...manifest.routes, ...(manifest.slots ?? [])].map(({ view }) => view);
  return {
    ...base,
    entry: {},
    // A module that throws throws the same again when it is asked for again. Else it would be there half run, and pass for whole.
    output: { ...base.output, publicPath: 'auto', strictModuleErrorHandling: true },
    optimization: withCommonFile(base.optimization, alike),
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      new ModuleFederationPlugin(
        containerOptions({
          globalName,
          exposes: { './remote': { import: './src/remote.ts', name: exposeChunk }, ...exposedTranslations(dir) },
          shared,
        }),
      ),
      // In development a changed module is swapped by the name of its chunk's file.
      ...(development ? [] : [new ExposedInEntryPlugin()]),
      new ReleaseFilesPlugin(
        (compilation) => ({
          ...facts,
          dir: undefined,
          buildId,
          globalName,
          manifest,
          draws: drawnSlots(dir),
          // Because of externalRuntime.
          federationRuntime: installedVersion(import.meta.dirname, '@module-federation/enhanced'),
          ...(existsSync(passport) && { passport: readJson<object>(passport) }),
          ...(!development && {
            views: readViews(compilation, views),
            uses: readUses(compilation, dir),
          }),
        }),
        !development,
      ),
    ],
  };
}

/** `src/translations/de/index.ts` brings the remote's texts in German, under the name by which the shell asks a container for them. */
function exposedTranslations(dir: string): Record<string, { import: string; name: string }> {
  const languages = globSync('src/translations/*/index.ts', { cwd: dir }).map((file) => path.basename(path.dirname(file)));
  return Object.fromEntries(
    languages.map((language) => [
      `./translations/${language}`,
      { import: `./src/translations/${language}/index.ts`, name: `translations-${language}` },
    ]),
  );
}

/** What these views have in common, and no other, is a file of its own. */
function withCommonFile(optimization: Configuration['optimization'], views: readonly string[]): Configuration['optimization'] {
  const { splitChunks } = optimization ?? {};
  if (views.length === 0 || !splitChunks) return optimization;
  const isOfThem = ({ name }: { name?: string | null | undefined }) => views.includes(name ?? '');
  return {
    ...optimization,
    splitChunks: { ...splitChunks, cacheGroups: { alike: { chunks: isOfThem, minChunks: views.length, minSize: 0 } } },
  };
}
