import { type MessageText, message, REQUEST_BODY_MAX_BYTES } from '@fanfare/shared/contracts';
import type { Parsed } from '../params/Parsed.ts';
import { isRecord } from '../params/readJsonObject.ts';
import { renderTemplate } from '../templates/renderTemplate.ts';
import type { TemplatePosition } from '../templates/TemplatePosition.ts';
import type { TemplateScope } from '../templates/TemplateScope.ts';
import { checkRequest, originOf } from './checkRequest.ts';
import type { HttpRequest, PreparedRequest, RequestBody } from './PreparedRequest.ts';

class InvalidRequest extends Error {
  readonly reason: MessageText;

  constructor(reason: MessageText) {
    super('The request cannot be rendered.');
    this.reason = reason;
  }
}

/**
 * Renders values and secrets into a request and escapes each for its position (S9).
 * @returns an error text without values if the request cannot be sent
 */
export function renderRequest(prepared: PreparedRequest, secrets: Readonly<Record<string, string>>): Parsed<HttpRequest> {
  const problem = checkRequest(prepared);
  if (problem !== null) return { ok: false, error: problem };
  const scope = { ...prepared.scope, secrets };
  try {
    const url = urlOf(prepared.url, scope);
    const headers = Object.fromEntries(
      prepared.headers.map(({ name, value }) => [name.toLowerCase(), headerValue(value, scope)]),
    );
    const { body } = prepared;
    if (body === null) return { ok: true, value: { method: prepared.method, url, headers, body: null } };
    const contentType = headers['content-type'] ?? contentTypeOf(body);
    const text = 'json' in body ? JSON.stringify(rendered(body.json, scope)) : textIn(body.text, positionIn(contentType), scope);
    if (new TextEncoder().encode(text).length > REQUEST_BODY_MAX_BYTES)
      throw new InvalidRequest(message('runs.request-body-too-long'));
    return {
      ok: true,
      value: { method: prepared.method, url, headers: { ...headers, 'content-type': contentType }, body: text },
    };
  } catch (error) {
    if (error instanceof InvalidRequest) return { ok: false, error: error.reason };
    throw error;
  }
}

function urlOf(template: string, scope: TemplateScope): string {
  const url = URL.parse(textIn(template, 'url', scope));
  if (url === null || url.origin !== originOf(template)) throw new InvalidRequest(message('runs.request-address-unusable'));
  return url.href;
}

function headerValue(template: string, scope: TemplateScope): string {
  const value = textIn(template, 'text', scope);
  // Any other character could end the header.
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new InvalidRequest(message('runs.header-value-invalid'));
  return value;
}

function rendered(json: unknown, scope: TemplateScope): unknown {
  if (typeof json === 'string') return textIn(json, 'text', scope);
  if (Array.isArray(json)) return json.map((entry) => rendered(entry, scope));
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, rendered(value, scope)]));
}

function contentTypeOf(body: RequestBody): string {
  const isJson = 'json' in body || /^\s*[[{]/.test(body.text);
  return isJson ? 'application/json' : 'text/plain; charset=utf-8';
}

function positionIn(contentType: string): TemplatePosition {
  if (/json/i.test(contentType)) return 'json';
  return /x-www-form-urlencoded/i.test(contentType) ? 'url' : 'text';
}

function textIn(template: string, position: TemplatePosition, scope: TemplateScope): string {
  const result = renderTemplate(template, position, scope);
  if (!result.ok) throw new InvalidRequest(result.error);
  return result.value.text;
}
