const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether the browser may be sent to this URL: only to Instagram over https, or to localhost if the
 * page itself is served from there. Any other URL would make the connect button an open redirect.
 */
export function isTrustedAuthUrl(address: string, pageHost: string = window.location.hostname): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (LOOPBACK.has(hostname)) return LOOPBACK.has(pageHost) && (protocol === 'http:' || protocol === 'https:');
  return protocol === 'https:' && (hostname === 'instagram.com' || hostname.endsWith('.instagram.com'));
}
