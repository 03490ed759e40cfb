import { serverPaths } from '@fanfare/shared/contracts';
import { pageFacts } from '../verify/pageFacts.ts';

export function cameFromCache(remote: string, build: string): boolean {
  const base = new URL(`${pageFacts.releasesOrigin()}${serverPaths.releases}${remote}/${build}/`, location.href).href;
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(base));
  return files.length > 0 && files.every((file) => 'transferSize' in file && file.transferSize === 0);
}
