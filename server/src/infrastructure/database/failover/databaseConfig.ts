import { splitHosts } from '../../env/storage/splitHosts.ts';
import { createHostFinder, type Host, type ServerRole } from './createHostFinder.ts';
import type { DatabaseConfig } from './DatabaseClient.ts';

/** For `DatabaseClient`, which other clients of a URL with several hosts cannot replace. */
export function databaseConfig(
  url: string,
  role: ServerRole = 'primary',
  onChange: (host: Host) => void = () => undefined,
): DatabaseConfig {
  const urls = splitHosts(url);
  const [connectionString = url] = urls;
  return urls.length > 1 ? { connectionString, finder: createHostFinder(urls, role, onChange) } : { connectionString };
}
