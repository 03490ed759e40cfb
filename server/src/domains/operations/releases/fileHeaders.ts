import path from 'node:path';

interface FileType {
  type: string;
  isAttachment?: true;
}

const script: FileType = { type: 'text/javascript; charset=utf-8' };
const json = 'application/json; charset=utf-8';

const types: Readonly<Record<string, FileType>> = {
  '.js': script,
  '.mjs': script,
  '.css': { type: 'text/css; charset=utf-8' },
  '.map': { type: json },
  '.json': { type: json, isAttachment: true },
  '.woff': { type: 'font/woff' },
  '.woff2': { type: 'font/woff2' },
  '.ttf': { type: 'font/ttf' },
  '.otf': { type: 'font/otf' },
  '.avif': { type: 'image/avif' },
  '.gif': { type: 'image/gif' },
  '.ico': { type: 'image/x-icon' },
  '.jpeg': { type: 'image/jpeg' },
  '.jpg': { type: 'image/jpeg' },
  '.png': { type: 'image/png' },
  '.webp': { type: 'image/webp' },
  // SVG is harmless in an `img`, but may contain scripts as a document.
  '.svg': { type: 'image/svg+xml', isAttachment: true },
};
const other: FileType = { type: 'application/octet-stream', isAttachment: true };

/** Only a page of the product may execute a file, and only as its type (S35). */
export function fileHeaders(pathname: string): Record<string, string> {
  const { type, isAttachment } = types[path.posix.extname(pathname)] ?? other;
  return {
    'content-type': type,
    'content-security-policy': "sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(isAttachment && { 'content-disposition': 'attachment' }),
  };
}

/** Excludes workers, frames and documents. */
const destinations = ['empty', 'script', 'style', 'font', 'image', 'json'];

/** Browsers send fetch metadata only to secure origins, so a missing header is accepted. */
export function isForPage(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  const destination = headers['sec-fetch-dest'];
  // Service workers send this header, but no fetch metadata.
  if (headers['service-worker'] !== undefined) return false;
  return destination === undefined || destinations.includes(String(destination));
}
