import path from 'node:path';

interface FileType {
  type: string;
  /** Whether a browser downloads it instead of rendering it. */
  isAttachment?: true;
}

const script: FileType = { type: 'text/javascript; charset=utf-8' };
const json = 'application/json; charset=utf-8';

/** All types that a file of a build can have. */
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
  // Inert in an `img`; as a document it could hold script.
  '.svg': { type: 'image/svg+xml', isAttachment: true },
};
const other: FileType = { type: 'application/octet-stream', isAttachment: true };

/** What makes a file of a build inert (security control S35): nothing runs unless a page of the product loads it as what it is. */
export function fileHeaders(pathname: string): Record<string, string> {
  const { type, isAttachment } = types[path.posix.extname(pathname)] ?? other;
  return {
    'content-type': type,
    'content-security-policy': "sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(isAttachment && { 'content-disposition': 'attachment' }),
  };
}

/** What pages load files of builds as. A worker, a frame or a page of its own is none of it. */
const destinations = ['empty', 'script', 'style', 'font', 'image', 'json'];

/**
 * Whether a browser asks for a file to use it in a page of the product.
 *
 * @param headers of the request; clients that are no browsers, and browsers without TLS, send none of these
 */
export function isForPage(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  const destination = headers['sec-fetch-dest'];
  // Browsers mark the script of a service worker even where they say nothing else.
  if (headers['service-worker'] !== undefined) return false;
  return destination === undefined || destinations.includes(String(destination));
}
