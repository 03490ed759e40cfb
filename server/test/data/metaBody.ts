import { createHmac } from 'node:crypto';

/** Encodes JSON as Meta signs it: escaped slashes, non-ASCII as lower-case `\u` sequences. */
export function metaBody(value: unknown): Buffer {
  const text = JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Buffer.from(text);
}

export function signBody(body: Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
