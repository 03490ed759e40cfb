import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessages } from './compileMessages.ts';
import { sharedDir } from './packageDirs.ts';
import { runTsc } from './runTsc.ts';
import { installedVersion, readPackage } from './versions.ts';

/** A second copy of these packages would break hooks, styles or test cleanup. */
const peers = ['react', 'react-dom', 'styled-components'];
const testDependencies = ['msw'];
const testPeers = ['@jest/globals', '@testing-library/dom', '@testing-library/react', '@testing-library/user-event'];

/** Node does not run TypeScript below `node_modules`. */
export async function stageShared(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const dist = path.join(dir, 'dist');
  await runTsc(['-p', path.join(sharedDir, 'tsconfig.sdk.json'), '--outDir', dist], '@fanfare/shared does not compile.');
  await compileMessages(sharedDir, dist);
  await writeFile(path.join(dir, 'package.json'), `${JSON.stringify(publishedPackage(), null, 2)}\n`);
}

function publishedPackage(): object {
  const { name, version, license, sideEffects = [], imports = {}, exports = {}, dependencies = {} } = readPackage(sharedDir);
  const exact = (names: readonly string[]) =>
    Object.fromEntries([...names].sort().map((each) => [each, installedVersion(sharedDir, each)]));
  return {
    name,
    version,
    license,
    type: 'module',
    sideEffects: sideEffects.map(compiled),
    imports: Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, compiled(file)])),
    exports: Object.fromEntries(
      Object.entries(exports).map(([subPath, file]) => [
        subPath,
        { types: compiled(file).replace(/\.js$/, '.d.ts'), default: compiled(file) },
      ]),
    ),
    dependencies: exact([...Object.keys(dependencies).filter((each) => !peers.includes(each)), ...testDependencies]),
    peerDependencies: exact([...peers, ...testPeers]),
    peerDependenciesMeta: Object.fromEntries(testPeers.map((each) => [each, { optional: true }])),
  };
}

function compiled(file: string): string {
  return file.replace('./src/', './dist/').replace(/\.(tsx?|po)$/, '.js');
}
