import { serverPaths } from '@fanfare/shared/contracts';

/** Where a build's manifest is; `release.json` stands beside it. */
export function buildAddress(remote: string, build: string): string {
  return `${serverPaths.releases}${remote}/${build}/mf-manifest.json`;
}
