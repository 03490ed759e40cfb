import { isIP } from 'node:net';
import { sentence } from '@fanfare/shared/contracts';
import { isHostIn, type WebPolicy } from './WebPolicy.ts';

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Why an address may not be asked, as a sentence; null when nothing stands against it so far. Names are resolved later. */
export function refusalOf(url: URL, policy: WebPolicy): string | null {
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) return sentence('Only http:// and https:// addresses can be requested.');
  if (url.username !== '' || url.password !== '') return sentence('An address with a user name cannot be requested.');
  const port = url.port === '' ? defaultPort : Number(url.port);
  if (!policy.ports.includes(port)) return sentence('Port {port} cannot be requested.', { port });
  const host = url.hostname.replace(/\.$/, '');
  if (host === '') return sentence('The address has no host.');
  if (isHostIn(policy.refusedHosts, host)) return sentence('This host cannot be requested.');
  if (policy.allowedHosts && !isHostIn(policy.allowedHosts, host))
    return sentence('This host is not on the list of allowed hosts.');
  // A literal address is connected to without being looked up.
  const literal = host.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !policy.isAllowedAddress(literal) ? NOT_PUBLIC : null;
}

export const NOT_PUBLIC = sentence('The host is not on the public internet.');
