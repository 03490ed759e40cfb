import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_CONTRACT } from '@fanfare/shared/contracts';
import { sdkDir } from './packageDirs.ts';
import { stageSdk } from './stageSdk.ts';
import { stageShared } from './stageShared.ts';
import { type Tarball, writeTarball } from './writeTarball.ts';

export interface SdkIndex {
  contract: number;
  packages: readonly Tarball[];
}

export async function packSdk(outDir: string): Promise<SdkIndex> {
  const stages = path.join(sdkDir, 'node_modules/.cache');
  await mkdir(stages, { recursive: true });
  const scratch = await mkdtemp(path.join(stages, 'pack-'));
  try {
    const [shared, sdk] = [path.join(scratch, 'shared'), path.join(scratch, 'sdk')];
    await Promise.all([stageShared(shared), stageSdk(sdk)]);
    await rm(outDir, { recursive: true, force: true });
    await mkdir(outDir, { recursive: true });
    const packages = [await writeTarball(sdk, outDir), await writeTarball(shared, outDir)];
    const index: SdkIndex = { contract: REMOTE_CONTRACT, packages };
    await writeFile(path.join(outDir, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    return index;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
