import { serverPaths } from '@fanfare/shared/contracts';
import { pageFacts } from '../../federation/verify/pageFacts.ts';

/** Where a build's manifest is; `release.json` stands beside it. */
export function buildAddress(remote: string, build: string): string {
  return `${pageFacts.releasesOrigin()}${serverPaths.releases}${remote}/${build}/mf-manifest.json`;
}
