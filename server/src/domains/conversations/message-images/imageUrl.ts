import { messagePicturesPath } from '@fanfare/shared/contracts';

const FILE = /^([\w-]{43})\.(jpg|gif)$/;

export function imageUrl(publicUrl: string, name: string, type: string): string {
  return `${publicUrl}${messagePicturesPath}${name}.${type}`;
}

export function readImageFile(file: string): { name: string; type: string } | null {
  const [, name, type] = FILE.exec(file) ?? [];
  return name !== undefined && type !== undefined ? { name, type } : null;
}

export function imageName(publicUrl: string, address: string): string | null {
  const prefix = `${publicUrl}${messagePicturesPath}`;
  return address.startsWith(prefix) ? (readImageFile(address.slice(prefix.length))?.name ?? '') : null;
}
