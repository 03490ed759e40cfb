import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { sdkDir, workspaceDir } from './packageDirs.ts';
import { packageOf } from './versions.ts';

export interface BundledSdk {
  imports: ReadonlyMap<string, string>;
}

const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

const replacements: Readonly<Record<string, string>> = {
  '@fanfare/platform/release': path.join(sdkDir, 'src/outside/release.ts'),
};

/** Imports of npm packages and `@fanfare/shared` are not bundled. */
export async function bundleSdk(outDir: string, entries: Readonly<Record<string, string>>): Promise<BundledSdk> {
  const imports = new Map<string, string>();
  await build({
    configFile: false,
    root: sdkDir,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: { ...entries },
        // Debug comments contain local paths, but builds must be reproducible.
        experimental: { attachDebugInfo: 'none' },
        external: (id, importer) => {
          if (id.startsWith('\0') || !isOutside(id)) return false;
          if (importer && !builtins.has(id)) imports.set(packageOf(id), packageDirOf(importer));
          return true;
        },
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: workspaceDir,
          entryFileNames: '[name].js',
        },
      },
    },
    plugins: [
      {
        name: 'fanfare:outside',
        enforce: 'pre',
        resolveId: (id) => replacements[id] ?? null,
      },
    ],
  });
  return { imports };
}

function packageDirOf(file: string): string {
  return path.join(workspaceDir, path.relative(workspaceDir, file).split(path.sep)[0] ?? '');
}

function isOutside(id: string): boolean {
  if (path.isAbsolute(id) || id.startsWith('.')) return false;
  return !id.startsWith('@fanfare/') || packageOf(id) === '@fanfare/shared';
}
