import { messagePicturesPath } from '@fanfare/shared/contracts';

const FILE = /^([\w-]{43})\.(jpg|gif)$/;

export function readEarlierName(file: string): { name: string; format: 'jpg' | 'gif' } | null {
  const [, name, format] = FILE.exec(file) ?? [];
  return name !== undefined && (format === 'jpg' || format === 'gif') ? { name, format } : null;
}

export function earlierNameOf(publicUrl: string, address: string): string | null {
  const prefix = `${publicUrl}${messagePicturesPath}`;
  return address.startsWith(prefix) ? (readEarlierName(address.slice(prefix.length))?.name ?? '') : null;
}
