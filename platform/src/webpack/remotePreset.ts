import type { Configuration } from 'webpack';
import { readShellStateKeys } from '../contract/readContract.ts';
import { readRemoteBuild } from '../remote-build/readRemoteBuild.ts';
import { workspaceBuildId } from '../workspace/packageFacts.ts';
import { remoteConfig } from './remoteConfig.ts';

export interface BuildOptions {
  development?: boolean;
  alike?: readonly string[];
}

export function remotePreset({ development = false, alike = [] }: BuildOptions = {}): Configuration {
  const dir = process.cwd();
  const shellKeys = readShellStateKeys();
  const build = readRemoteBuild(dir, { development, buildId: workspaceBuildId(dir) });
  return remoteConfig(build, { alike, isShellKey: (key) => shellKeys.includes(key) });
}
