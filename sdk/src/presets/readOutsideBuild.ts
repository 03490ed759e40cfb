import path from 'node:path';
import { hashSources, type RemoteBuild, readRemoteBuild, sourcesIn } from '@fanfare/platform/remote-build';
import { sdkVersion } from '../outside/sdkVersion.ts';

const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'];

export function readOutsideBuild(dir: string): RemoteBuild {
  const inputs = [...sourcesIn(dir), ...lockFiles.map((file) => path.join(dir, file))];
  return readRemoteBuild(dir, { development: false, buildId: hashSources(dir, inputs, [sdkVersion]), sdk: sdkVersion });
}
