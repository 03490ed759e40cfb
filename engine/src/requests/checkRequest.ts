import { REQUEST_HEADERS_MAX, REQUEST_MAPPINGS_MAX, requestHeaderNames, sentence } from '@fanfare/shared/contracts';
import { isVariableName } from '../params/parseVariable.ts';
import { isTemplate } from '../templates/compileTemplate.ts';
import type { RequestTemplate } from './PreparedRequest.ts';

/** What is wrong with a request before any value is put in, as a sentence; null when nothing is. */
export function checkRequest({ method, url, headers, body, mapping }: RequestTemplate): string | null {
  if (originOf(url) === null)
    return sentence('The address must begin with https:// or http:// and the name of a host, without a template in it.');
  const name = headers.map((header) => header.name).find((each) => !isAllowedHeader(each));
  if (name !== undefined)
    return sentence('The header {name} cannot be set. Allowed are: {allowed}.', { name, allowed: requestHeaderNames.join(', ') });
  if (headers.length > REQUEST_HEADERS_MAX) return sentence('A request has at most {max} headers.', { max: REQUEST_HEADERS_MAX });
  if (headers.some(({ value }) => hasLineBreak(value))) return sentence('A header cannot have a line break.');
  if (method === 'GET' && body !== null) return sentence('A GET request has no body.');
  if (mapping.length > REQUEST_MAPPINGS_MAX)
    return sentence('At most {max} values of an answer can be saved.', { max: REQUEST_MAPPINGS_MAX });
  const badVariable = mapping.find(({ variable }) => !isVariableName(variable));
  if (badVariable)
    return sentence('"{variable}" is no name for a variable: it starts with a letter and has no spaces.', {
      variable: badVariable.variable,
    });
  return mapping.some(({ path }) => path.trim() === '')
    ? sentence('Write where in the answer a saved value is, for example data.price.')
    : null;
}

/**
 * Scheme and host of an address, or null when it has none. They are written out: what a follower writes must not decide where a
 * request goes to.
 */
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
