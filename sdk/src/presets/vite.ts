import path from 'node:path';
import {
  compileCatalogue,
  compileInPlace,
  entryFile,
  type RemoteBuild,
  readSourceUses,
  swcOptions,
  writeReleaseFiles,
} from '@fanfare/platform/remote-build';
import { federation } from '@module-federation/vite';
import { transform } from '@swc/core';
import type { Plugin, UserConfig } from 'vite';
import { isShellKey } from './isShellKey.ts';
import { readOutsideBuild } from './readOutsideBuild.ts';

/**
 * Creates the Vite configuration of the remote in the current directory from `remote.json` and `src/remote.ts`.
 * @throws when `remote.json` does not match the package
 */
export function remotePreset(): UserConfig {
  const build = readOutsideBuild(process.cwd());
  const { dir, outDir, globalName, exposes, shared } = build;
  return {
    root: dir,
    base: './',
    logLevel: 'warn',
    build: {
      outDir,
      assetsDir: '',
      target: 'es2022',
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: { remote: path.join(dir, 'src/remote.ts') },
        output: { entryFileNames: fileName, chunkFileNames: fileName, assetFileNames: '[name].[hash][extname]' },
      },
    },
    plugins: [
      compileSources(build),
      federation({
        name: globalName,
        filename: entryFile,
        exposes: Object.fromEntries(Object.entries(exposes).map(([name, { import: file }]) => [name, file])),
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        disableRemote: true,
        disableSnapshot: true,
      }),
      releaseFiles(build),
    ],
  };
}

/** Releases allow only letters, digits, `.`, `-` and `_`. */
function fileName({ name }: { name: string }): string {
  return `${
    name
      .replaceAll(/[^\w-]+/g, '_')
      .replace(/^_+/, '')
      .slice(0, 40) || 'chunk'
  }.[hash].js`;
}

/** Keeps class names of different builds apart. */
function compileSources({ dir, name }: RemoteBuild): Plugin {
  const options = swcOptions(name, false);
  const sources = path.join(dir, 'src');
  return {
    name: 'fanfare:sources',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!path.normalize(file).startsWith(sources)) return null;
      if (file.endsWith('.po')) return { code: compileCatalogue(file, dir), map: null, moduleType: 'js' };
      if (!/\.tsx?$/.test(file)) return null;
      const compiled = await transform(code, { ...options, filename: file, sourceMaps: true, swcrc: false });
      return { code: compileInPlace(compiled.code, dir), map: compiled.map ?? null };
    },
  };
}

function releaseFiles({ dir, outDir, facts }: RemoteBuild): Plugin {
  return {
    name: 'fanfare:release-files',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeReleaseFiles(path.join(dir, outDir), { ...facts, uses: readSourceUses(dir, isShellKey) }),
    },
  };
}
