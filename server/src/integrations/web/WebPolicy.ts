import type { LookupAddress } from 'node:dns';

/** Where requests that users of this product cause may go (security control S8). */
export interface WebPolicy {
  ports: readonly number[];
  /** Hosts of this product and of Instagram: never asked, whatever else is allowed. */
  refusedHosts: readonly string[];
  /** When given, nothing else is asked: `api.example.com`, or `*.example.com` for everything below it. */
  allowedHosts: readonly string[] | null;
  isAllowedAddress: (address: string) => boolean;
  /** All addresses of a name. */
  resolve: (host: string) => Promise<LookupAddress[]>;
  connectTimeoutMs: number;
  timeoutMs: number;
}

/** Whether a host matches an entry of a list of hosts. */
export function isHostIn(list: readonly string[], host: string): boolean {
  return list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
}
