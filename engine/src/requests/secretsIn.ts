import { isRecord } from '../params/readJsonObject.ts';
import { compileTemplate, isTemplate } from '../templates/compileTemplate.ts';
import type { RequestTemplate } from './PreparedRequest.ts';

/** @returns names of the secrets in a request, without duplicates */
export function secretsIn({ url, headers, body }: Pick<RequestTemplate, 'url' | 'headers' | 'body'>): string[] {
  const content = body === null ? [] : 'json' in body ? textsIn(body.json) : [body.text];
  const texts = [url, ...headers.map(({ value }) => value), ...content];
  return [...new Set(texts.flatMap(secretsOf))];
}

function secretsOf(text: string): string[] {
  const compiled = isTemplate(text) ? compileTemplate(text, 'text') : null;
  if (!compiled?.ok) return [];
  return compiled.value.references.flatMap(({ path: [root, name] }) => (root === 'secrets' && name !== undefined ? [name] : []));
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  if (Array.isArray(json)) return json.flatMap(textsIn);
  return isRecord(json) ? Object.values(json).flatMap(textsIn) : [];
}
