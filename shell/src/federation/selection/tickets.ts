import { type BuildTicket, serverPaths, ticketDocument } from '@fanfare/shared/contracts';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { pageFacts } from '../verify/pageFacts.ts';
import { verifySigned } from '../verify/verifySigned.ts';

interface Asked {
  /** As the entry of a release names it. */
  path: string;
  /** From where it is loaded. */
  url: string;
  /** Null: without leave. Nothing of it is proven, see `checkTicket`. */
  ticket: BuildTicket | null;
}

/** Parts the address of a build from the leave to use it. */
export function splitTicket(address: string): Asked {
  const [path = '', encoded] = address.split('#');
  if (encoded === undefined) return { path, url: path, ticket: null };
  return { path, url: `${pageFacts.releasesOrigin()}${path}`, ticket: decode(encoded) };
}

/** Rejects, with what to do, when this leave is not for this build of this remote, is over, or is not of this product. */
export async function checkTicket(remote: string, path: string, ticket: BuildTicket): Promise<void> {
  const { refused } = lazyCopy.override;
  // Of no other place: a signature of ours says nothing about what others keep below the same path.
  if (!path.startsWith(`${serverPaths.releases}${remote}/`)) throw new Error(refused.forged);
  const verdict = await verifySigned(ticketDocument(remote, path, ticket), pageFacts.releaseKeys());
  if (verdict !== 'genuine') throw new Error(refused[verdict]);
  if (!(Date.parse(ticket.until) > Date.now())) throw new Error(refused.over);
}

/** In the form of integrity attributes. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

function decode(encoded: string): BuildTicket {
  try {
    const value: BuildTicket = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
    return { ...value, signature: String(value.signature) };
  } catch {
    throw new Error(lazyCopy.override.refused.forged);
  }
}
