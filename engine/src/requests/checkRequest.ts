import { type Message, message, REQUEST_HEADERS_MAX, REQUEST_MAPPINGS_MAX, requestHeaderNames } from '@fanfare/shared/contracts';
import { isVariableName } from '../params/parseVariable.ts';
import { isTemplate } from '../templates/compileTemplate.ts';
import type { RequestTemplate } from './PreparedRequest.ts';

export function checkRequest({ method, url, headers, body, mapping }: RequestTemplate): Message | null {
  if (originOf(url) === null) return message('flow-issues.request-address-invalid');
  const name = headers.map((header) => header.name).find((each) => !isAllowedHeader(each));
  if (name !== undefined) return message('flow-issues.header-not-allowed', { name, allowed: requestHeaderNames.join(', ') });
  if (headers.length > REQUEST_HEADERS_MAX) return message('flow-issues.too-many-headers', { max: REQUEST_HEADERS_MAX });
  if (headers.some(({ value }) => hasLineBreak(value))) return message('flow-issues.header-line-break');
  if (method === 'GET' && body !== null) return message('flow-issues.get-with-body');
  if (mapping.length > REQUEST_MAPPINGS_MAX) return message('flow-issues.too-many-mappings', { max: REQUEST_MAPPINGS_MAX });
  const badVariable = mapping.find(({ variable }) => !isVariableName(variable));
  if (badVariable)
    return message('flow-issues.variable-name-invalid', {
      variable: badVariable.variable,
    });
  return mapping.some(({ path }) => path.trim() === '') ? message('flow-issues.mapping-path-required') : null;
}

/** Returns null if the origin contains templates, because a follower's text must not choose the host. */
export function originOf(url: string): string | null {
  const [, start] = /^(https?:\/\/[^/?#\\@\s]+)(?:[/?#]|$)/i.exec(url) ?? [];
  if (start === undefined || isTemplate(start) || /[{}]/.test(start)) return null;
  return URL.parse(start)?.origin ?? null;
}

export function hasLineBreak(text: string): boolean {
  return /[\r\n\0]/.test(text);
}

function isAllowedHeader(name: string): boolean {
  return requestHeaderNames.some((allowed) => allowed === name.toLowerCase());
}
