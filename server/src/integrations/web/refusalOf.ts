import { isIP } from 'node:net';
import { type Message, message } from '@fanfare/shared/contracts';
import { isHostIn, type WebPolicy } from './WebPolicy.ts';

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export function refusalOf(url: URL, policy: WebPolicy): Message | null {
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) return message('runs.request-not-http');
  if (url.username !== '' || url.password !== '') return message('runs.request-with-user-name');
  const port = url.port === '' ? defaultPort : Number(url.port);
  if (!policy.ports.includes(port)) return message('runs.request-port-refused', { port });
  const host = url.hostname.replace(/\.$/, '');
  if (host === '') return message('runs.request-without-host');
  if (isHostIn(policy.refusedHosts, host)) return message('runs.request-host-refused');
  if (policy.allowedHosts && !isHostIn(policy.allowedHosts, host)) return message('runs.request-host-not-allowed');
  // IP addresses are never looked up.
  const literal = host.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !policy.isAllowedAddress(literal) ? NOT_PUBLIC : null;
}

export const NOT_PUBLIC = message('runs.request-host-not-public');
