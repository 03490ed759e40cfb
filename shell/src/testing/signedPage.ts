import { type BuildTicket, type ReleaseDocument, signedText, ticketDocument } from '@fanfare/shared/contracts';
import { jest } from '@jest/globals';
import { fillHead } from './fillHead.ts';

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

export async function aKey(): Promise<CryptoKeyPair> {
  return await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
}

export async function signed(document: ReleaseDocument, { privateKey }: CryptoKeyPair, kid = 'k1'): Promise<string> {
  const value = await signText(signedText(document), privateKey);
  return JSON.stringify({ ...document, signature: { alg: 'ed25519', kid, value } });
}

export async function withTicket(
  url: string,
  { remote, ...claims }: Omit<BuildTicket, 'signature'> & { remote: string },
  { privateKey }: CryptoKeyPair,
): Promise<string> {
  const text = signedText(ticketDocument(remote, url, { ...claims, signature: '' }));
  const ticket = { ...claims, signature: await signText(text, privateKey) };
  return `${url}#${btoa(JSON.stringify(ticket)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

const signText = async (text: string, key: CryptoKey) =>
  toBase64(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text)));

/** `answer` is the server's response to a refetch. */
export async function openPage(
  text: string | null,
  { key, otherKeys = [], answer }: { key: CryptoKeyPair; otherKeys?: readonly CryptoKeyPair[]; answer?: string },
): Promise<void> {
  fillHead();
  await pinKey('release-key', key);
  for (const other of otherKeys) await pinKey('release-other-key', other);
  if (text !== null) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'release-document';
    script.textContent = text;
    document.head.append(script);
  }
  globalThis.fetch = jest.fn(async () => {
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => answer } as Response;
  });
}

async function pinKey(name: string, { publicKey }: CryptoKeyPair): Promise<void> {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = toBase64(await crypto.subtle.exportKey('raw', publicKey));
  document.head.append(meta);
}
