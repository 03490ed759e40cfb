import { signedText } from '@fanfare/shared/contracts';

interface Signed {
  /** Base64. */
  signature: { value: string };
}

/** `unknown` means that the browser has no Ed25519. */
export type Verdict = 'genuine' | 'forged' | 'unknown';

/** @param publicKeys base64 keys of 32 bytes; one must match */
export async function verifySigned(document: Signed, publicKeys: readonly string[]): Promise<Verdict> {
  // Without TLS, an attacker could also change the page.
  if (!crypto.subtle) return 'unknown';
  const text = new TextEncoder().encode(signedText(document));
  const signature = fromBase64(document.signature.value);
  for (const publicKey of publicKeys) {
    const key = await crypto.subtle
      .importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify'])
      .catch((cause: unknown) => {
        if (cause instanceof DOMException && cause.name === 'NotSupportedError') return null;
        throw cause;
      });
    if (!key) return 'unknown';
    if (await crypto.subtle.verify('Ed25519', key, signature, text)) return 'genuine';
  }
  return 'forged';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
