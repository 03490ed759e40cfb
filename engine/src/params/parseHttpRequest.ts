import type { HttpRequest } from '../Command.ts';
import type { Parsed } from './Parsed.ts';
import { isRecord, readJsonObject } from './readJsonObject.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const HELP =
  'Write an https:// address, or JSON such as {"method": "POST", "url": "https://example.com/orders", "body": {"size": "M"}}.';

/** A request: an http(s) address (then GET), or JSON `{ url, method?, headers?, body? }`. A body that is not text is sent as JSON. */
export function parseHttpRequest(params: string): Parsed<HttpRequest> {
  const json = readJsonObject(params) ?? { url: params.trim() };
  const url = readUrl(json.url);
  const headers = readHeaders(json.headers ?? {});
  const body = readBody(json.body);
  const method = typeof json.method === 'string' ? json.method.toUpperCase() : body === null ? 'GET' : 'POST';
  return url !== null && headers !== null && methods.includes(method)
    ? { ok: true, value: { method, url, headers, body } }
    : { ok: false, error: HELP };
}

function readUrl(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

function readHeaders(value: unknown): Record<string, string> | null {
  if (!isRecord(value)) return null;
  const headers: Record<string, string> = {};
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== 'string' || !/^[a-z][a-z0-9-]*$/i.test(name) || /[\r\n]/.test(text)) return null;
    headers[name] = text;
  }
  return headers;
}

function readBody(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
