import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offers, Uses } from '@fanfare/releases';
import type { Compilation } from 'webpack';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { nameOf } from './nodes.ts';
import { parseModule, propertiesIn, stringOf } from './nodesIn.ts';
import { readOfferedExports, readUsedExports } from './readExports.ts';
import { readHostCalls, readHostMembers } from './readHostCalls.ts';
import { readStateKeys } from './readStateKeys.ts';
import type { SourceFile } from './SourceFile.ts';

export type IsShellKey = (key: string) => boolean;

export function readUses(compilation: Compilation, dir: string, isShellKey: IsShellKey): Uses {
  return { ...readSourceUses(dir, isShellKey), exports: readUsedExports(compilation) };
}

/** Without a build, the exports of shared modules are unknown. */
export function readSourceUses(dir: string, isShellKey: IsShellKey): Uses {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: dir, exclude: ['**/*.test.*'] }).sort();
  const files = sources.map((file) => readSource(path.join(dir, file)));
  return {
    exports: {},
    hostApi: readHostCalls(files),
    stateKeys: readStateKeys(files).filter(isShellKey),
  };
}

export function readOffers(compilation: Compilation): Offers {
  return {
    exports: readOfferedExports(compilation),
    hostApi: readHostMembers(readSource(path.join(workspaceDir, 'shared/src/host/HostApi.ts'))),
    stateKeys: readShellStateKeys(),
  };
}

export function readShellStateKeys(): string[] {
  const file = readSource(path.join(workspaceDir, 'shared/src/contracts/stateKeys.ts'));
  const owned = propertiesIn(parseModule(file)).filter(({ value }) => stringOf(value) === 'shell');
  return owned.flatMap(({ key }) => nameOf(key) ?? []).sort();
}

function readSource(file: string): SourceFile {
  return { path: path.relative(workspaceDir, file), text: readFileSync(file, 'utf8') };
}
