import { lookup } from 'node:dns/promises';
import { REQUEST_CONNECT_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@fanfare/shared/contracts';
import type { Settings } from '../../infrastructure/env/Settings.ts';
import { isPublicAddress, type WebPolicy } from '../../integrations/web/index.ts';

const META_HOSTS = ['instagram.com', 'facebook.com', 'meta.com', 'fbsbx.com', 'fbcdn.net', 'cdninstagram.com', 'threads.net'];

export function webPolicyOf({ publicUrl, host, instagram, web }: Settings): WebPolicy {
  const own = [publicUrl, instagram.wwwUrl, instagram.apiUrl, instagram.graphUrl].map((address) => new URL(address).hostname);
  return {
    ports: web.requestPorts,
    allowedHosts: web.requestHosts,
    refusedHosts: [...own, host, ...META_HOSTS.flatMap((name) => [name, `*.${name}`])],
    isAllowedAddress: isPublicAddress,
    resolve: (name) => lookup(name, { all: true, verbatim: true }),
    connectTimeoutMs: REQUEST_CONNECT_TIMEOUT_MS,
    timeoutMs: REQUEST_TIMEOUT_MS,
  };
}
