import { remoteConfig } from '@fanfare/platform/webpack/remote';
import type { Configuration } from 'webpack';
import { isShellKey } from './isShellKey.ts';
import { readOutsideBuild } from './readOutsideBuild.ts';

/**
 * Creates the webpack configuration of the remote in the current directory from `remote.json` and `src/remote.ts`.
 * @throws when `remote.json` does not match the package
 */
export function remotePreset(): Configuration {
  return remoteConfig(readOutsideBuild(process.cwd()), { isShellKey });
}
