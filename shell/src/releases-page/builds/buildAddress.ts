import { serverPaths } from '@fanfare/shared/contracts';
import { pageFacts } from '../../federation/verify/pageFacts.ts';

/** `release.json` is next to the manifest. */
export function buildAddress(remote: string, build: string): string {
  return `${pageFacts.releasesOrigin()}${serverPaths.releases}${remote}/${build}/mf-manifest.json`;
}
