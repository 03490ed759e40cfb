import type { IncomingMessage } from 'node:http';

/**
 * The address a request comes from, seen through exactly so many proxies: each adds the address that it saw. What stands further left in
 * the header is written by whoever asks.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const chain = [...forwarded, socket.remoteAddress ?? ''].reverse();
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? '';
}
