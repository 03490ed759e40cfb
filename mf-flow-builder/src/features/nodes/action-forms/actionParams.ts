import { parseRequestParams, parseTag, parseVariable } from '@fanfare/engine';
import type { FlowRequest } from '@fanfare/shared/contracts';

/** Converts free text to form fields and back. Reading returns null for text that only the raw editor can show. */
export const tagParams = {
  read: (text: string): string | null => (text.trim() === '' ? '' : readOrNull(parseTag(text))),
  write: (tag: string): string => tag,
};

export const variableParams = {
  read: (text: string): { name: string; value: string } | null =>
    text.trim() === '' ? { name: '', value: '' } : (readOrNull(parseVariable(text)) ?? unfinished(text)),
  /** The short form cannot represent surrounding spaces or a name that looks like JSON. */
  write: ({ name, value }: { name: string; value: string }): string =>
    value === value.trim() && !name.includes('=') ? `${name}=${value}` : JSON.stringify({ name, value }),
};

export const requestParams = {
  read(text: string): FlowRequest | null {
    if (text.trim() === '') return { method: 'GET', url: '', headers: [], mapping: [] };
    const request = readOrNull(parseRequestParams(text)) ?? unfinishedRequest(text);
    if (!request) return null;
    const { method, url, headers, body, mapping } = request;
    return {
      method,
      url,
      headers: [...headers],
      mapping: [...mapping],
      ...(body && { body: 'text' in body ? body.text : JSON.stringify(body.json, null, 2) }),
    };
  },
  write({ method, url, headers, body = '', mapping }: FlowRequest): string {
    if (method === 'GET' && headers.length === 0 && mapping.length === 0) return url;
    return JSON.stringify({
      method,
      url,
      ...(headers.length > 0 && { headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) }),
      ...(body.trim() !== '' && { body: jsonIn(body) ?? body }),
      ...(mapping.length > 0 && { save: Object.fromEntries(mapping.map(({ variable, path }) => [variable, path])) }),
    });
  },
};

function readOrNull<T>(parsed: { ok: true; value: T } | { ok: false }): T | null {
  return parsed.ok ? parsed.value : null;
}

function unfinished(text: string): { name: string; value: string } | null {
  const equals = text.indexOf('=');
  if (text.trim().startsWith('{') || equals < 0) return null;
  return { name: text.slice(0, equals), value: text.slice(equals + 1) };
}

function unfinishedRequest(text: string): (FlowRequest & { body: undefined }) | null {
  return /^[^{\s]\S*$/.test(text.trim()) ? { method: 'GET', url: text.trim(), headers: [], mapping: [], body: undefined } : null;
}

/** A JSON body is stored as JSON, so that inserted values are escaped. */
function jsonIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
