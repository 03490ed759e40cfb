import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges in IANA's special-purpose registry, multicast and reserved ranges. */
export const blockedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's metadata service uses this public address.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Only 2000::/3 is global unicast. These parts of it are not public or embed IPv4. */
export const blockedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const refusedV4 = new BlockList();
for (const [network, prefix] of blockedV4) refusedV4.addSubnet(network, prefix, 'ipv4');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
const refusedV6 = new BlockList();
for (const [network, prefix] of blockedV6) refusedV6.addSubnet(network, prefix, 'ipv6');

/** Returns false for anything but a plain IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}
