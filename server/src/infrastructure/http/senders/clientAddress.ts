import type { IncomingMessage } from 'node:http';

/** Trusts exactly this many proxies. Entries further left in the header come from the client. */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const chain = [...forwarded, socket.remoteAddress ?? ''].reverse();
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? '';
}
