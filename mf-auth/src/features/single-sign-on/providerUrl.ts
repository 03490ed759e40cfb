import { safeUrl } from '@fanfare/shared/contracts';

/** Returns null unless the URL has TLS, or the page itself has none, as with a local provider. */
export function providerUrl(address: string, pageProtocol: string = window.location.protocol): string | null {
  const origin = pageProtocol === 'http:' ? URL.parse(address)?.origin : undefined;
  return safeUrl(address, origin === undefined ? [] : [origin]);
}
