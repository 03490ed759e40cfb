import { buildFileUrl } from '../verify/buildFileUrl.ts';

export function cameFromCache(remote: string, build: string): boolean {
  const base = buildFileUrl(remote, build, '').href;
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(base));
  return files.length > 0 && files.every((file) => 'transferSize' in file && file.transferSize === 0);
}
