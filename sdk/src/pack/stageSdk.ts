import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BundledSdk, bundleSdk } from './bundleSdk.ts';
import { sdkDir, workspaceDir } from './packageDirs.ts';
import { installedVersion, readPackage } from './versions.ts';

const optional = ['@module-federation/vite', '@rspack/core', '@sparticuz/chromium', 'vite', 'webpack'];
/** Presets and commands pass these files by path instead of importing them. */
const passedByPath = [
  '@lingui/swc-plugin',
  '@swc/core',
  '@swc/jest',
  '@swc/plugin-styled-components',
  '@testing-library/jest-dom',
  'axe-core',
  'css-loader',
  'jest',
  'jest-environment-jsdom',
  'jest-junit',
  'style-loader',
  'swc-loader',
];
/** These files are loaded by path at run time. */
const assets = [
  'platform/src/jest/emptyStyle.cjs',
  'platform/src/jest/transform.cjs',
  'platform/src/jest/environment.cjs',
  'platform/src/jest/styles.cjs',
  'platform/src/jest/groupReporter.cjs',
  'platform/src/jest/setup.cjs',
  'lab/src/lab-page/labPageScript.js',
  'lab/src/lab-page/labPageStyle.css',
  'lab/src/stage/neighbours.js',
];
const byPath = ['platform/src/messages/loader', 'platform/src/messages/jestTransform'];
const presets = ['webpack', 'rspack', 'vite', 'jest'];

export async function stageSdk(dir: string): Promise<void> {
  const bundled = await bundleSdk(path.join(dir, 'dist'), {
    ...Object.fromEntries(presets.map((name) => [`sdk/src/presets/${name}`, path.join(sdkDir, 'src/presets', `${name}.ts`)])),
    'sdk/src/commands/fanfare': path.join(sdkDir, 'src/commands/fanfare.ts'),
    ...Object.fromEntries(byPath.map((name) => [name, path.join(workspaceDir, `${name}.ts`)])),
  });
  for (const file of assets) {
    const target = path.join(dir, 'dist', file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(workspaceDir, file), target);
  }
  for (const name of presets) await writeFile(path.join(dir, 'dist/sdk/src/presets', `${name}.d.ts`), declarations[name] ?? '');
  await writeFile(path.join(dir, 'tsconfig.json'), await remoteTsconfig());
  await writeFile(path.join(dir, 'package.json'), `${JSON.stringify(publishedPackage(bundled), null, 2)}\n`);
}

const presetOf = (types: string) =>
  `import type { ${types} } from '%';\n/** The configuration of the remote in the current directory, from its \`remote.json\` and \`src/remote.ts\`. */\nexport declare function remotePreset(): ${types};\n`;
const declarations: Readonly<Record<string, string>> = {
  webpack: presetOf('Configuration').replace('%', 'webpack'),
  rspack: presetOf('Configuration').replace('%', '@rspack/core'),
  vite: presetOf('UserConfig').replace('%', 'vite'),
  jest: "import type { Config } from 'jest';\n/** Jest for a remote: jsdom, swc, and modules exactly as the bundler sees them. */\nexport declare const jestPreset: Config;\n",
};

async function remoteTsconfig(): Promise<string> {
  const read = async (file: string): Promise<{ compilerOptions: object }> =>
    JSON.parse(await readFile(path.join(workspaceDir, file), 'utf8'));
  const [base, browser] = await Promise.all([read('tsconfig.base.json'), read('tsconfig.browser.json')]);
  const ofWorkspace = { checkers: undefined, incremental: false, tsBuildInfoFile: undefined };
  const compilerOptions = { ...base.compilerOptions, ...browser.compilerOptions, ...ofWorkspace };
  return `${JSON.stringify({ compilerOptions }, null, 2)}\n`;
}

function publishedPackage({ imports }: BundledSdk): object {
  const { name, version, license } = readPackage(sdkDir);
  const sharedVersion = readPackage(path.join(workspaceDir, 'shared')).version;
  const owners = new Map([...passedByPath.map((each) => [each, path.join(workspaceDir, 'platform')] as const), ...imports]);
  const exact = (wanted: (name: string) => boolean) =>
    Object.fromEntries(
      [...owners]
        .filter(([each]) => wanted(each))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([each, owner]) => [each, installedVersion(owner, each)]),
    );
  return {
    name,
    version,
    license,
    type: 'module',
    bin: { fanfare: './dist/sdk/src/commands/fanfare.js' },
    exports: {
      ...Object.fromEntries(
        presets.map((preset) => [
          `./${preset}`,
          { types: `./dist/sdk/src/presets/${preset}.d.ts`, default: `./dist/sdk/src/presets/${preset}.js` },
        ]),
      ),
      './tsconfig.json': './tsconfig.json',
    },
    dependencies: exact((each) => !optional.includes(each) && !each.startsWith('@fanfare/')),
    peerDependencies: { '@fanfare/shared': sharedVersion, ...exact((each) => optional.includes(each)) },
    peerDependenciesMeta: Object.fromEntries(optional.map((each) => [each, { optional: true }])),
    engines: { node: '>=22.19' },
  };
}
