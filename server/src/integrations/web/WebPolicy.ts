import type { LookupAddress } from 'node:dns';

export interface WebPolicy {
  ports: readonly number[];
  /** Hosts of this product and of Instagram are always refused. */
  refusedHosts: readonly string[];
  /** `api.example.com`, or `*.example.com` for all its subdomains. */
  allowedHosts: readonly string[] | null;
  isAllowedAddress: (address: string) => boolean;
  resolve: (host: string) => Promise<LookupAddress[]>;
  connectTimeoutMs: number;
  timeoutMs: number;
}

export function isHostIn(list: readonly string[], host: string): boolean {
  return list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
}
