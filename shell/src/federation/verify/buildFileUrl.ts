import { serverPaths } from '@fanfare/shared/contracts';
import { pageFacts } from './pageFacts.ts';

export function buildFileUrl(remote: string, build: string, file: string): URL {
  return new URL(`${pageFacts.releasesOrigin()}${serverPaths.releases}${remote}/${build}/${file}`, location.href);
}
