import { mediaPath } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';

export interface MediaFile {
  id: string;
  format: 'jpg' | 'gif' | 'mp4' | 'mov';
}

export interface MediaAddresses {
  /** The address as it is stored: without host and signature. */
  stored: (file: MediaFile) => string;
  /** Null for addresses of other servers. */
  read: (address: string) => MediaFile | null;
  /** Adds host and signature to a stored address; returns other addresses as they are. */
  sign: (address: string) => string;
  withSecret: (file: MediaFile, secret: string) => string;
  readSecret: (file: string, query: { secret?: unknown }) => (MediaFile & { secret: string }) | null;
  /** Null for a wrong or expired signature. */
  verify: (file: string, query: { expires?: unknown; signature?: unknown }) => MediaFile | null;
}

interface Dependencies {
  vault: TokenVault;
  clock: Clock;
  publicUrl: string;
}

const PURPOSE = 'media';
const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(jpg|gif|mp4|mov)$/;
/** Addresses stay equal for as long, so that browsers cache the files. Each is valid for one to two steps. */
const STEP_S = 12 * 60 * 60;

export function createMediaAddresses({ vault, clock, publicUrl }: Dependencies): MediaAddresses {
  const nowS = () => Math.floor(clock.nowMs() / 1000);

  function read(address: string): MediaFile | null {
    const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address;
    return path.startsWith(mediaPath) ? readFile(path.slice(mediaPath.length).split('?')[0] ?? '') : null;
  }

  return {
    stored: ({ id, format }) => `${mediaPath}${id}.${format}`,
    read,
    sign(address) {
      const file = read(address);
      if (!file) return address;
      const name = `${file.id}.${file.format}`;
      const expires = (Math.floor(nowS() / STEP_S) + 2) * STEP_S;
      const signature = vault.sign(PURPOSE, `${name}:${expires}`);
      return `${publicUrl}${mediaPath}${name}?expires=${expires}&signature=${signature}`;
    },
    withSecret: ({ id, format }, secret) => `${publicUrl}${mediaPath}${id}.${format}?secret=${secret}`,
    readSecret(name, { secret }) {
      const file = typeof secret === 'string' ? readFile(name) : null;
      return file && typeof secret === 'string' ? { ...file, secret } : null;
    },
    verify(name, { expires, signature }) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return null;
      const file = readFile(name);
      if (!file || !vault.isSigned(PURPOSE, `${name}:${expires}`, signature)) return null;
      return Number(expires) > nowS() ? file : null;
    },
  };
}

function readFile(name: string): MediaFile | null {
  const [, id, format] = FILE.exec(name) ?? [];
  return id === undefined || format === undefined ? null : { id, format: format as MediaFile['format'] };
}
