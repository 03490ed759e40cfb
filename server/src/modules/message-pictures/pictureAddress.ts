import { messagePicturesPath } from '@fanfare/shared/contracts';

const FILE = /^([\w-]{43})\.(jpg|gif)$/;

export function pictureAddress(publicUrl: string, name: string, type: string): string {
  return `${publicUrl}${messagePicturesPath}${name}.${type}`;
}

export function readPictureFile(file: string): { name: string; type: string } | null {
  const [, name, type] = FILE.exec(file) ?? [];
  return name !== undefined && type !== undefined ? { name, type } : null;
}

export function pictureName(publicUrl: string, address: string): string | null {
  const prefix = `${publicUrl}${messagePicturesPath}`;
  return address.startsWith(prefix) ? (readPictureFile(address.slice(prefix.length))?.name ?? '') : null;
}
