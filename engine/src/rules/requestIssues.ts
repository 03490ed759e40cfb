import { isRecord } from '../params/readJsonObject.ts';
import type { RequestTemplate } from '../requests/PreparedRequest.ts';
import type { ValidationIssue } from './issue.ts';
import { type TemplateContext, templateIssues } from './templateIssues.ts';

export function requestIssues(request: RequestTemplate, surroundings: Omit<TemplateContext, 'allowsSecrets'>): ValidationIssue[] {
  const around = { ...surroundings, allowsSecrets: true };
  const { url, headers, body } = request;
  const texts = [
    ...headers.map(({ value }) => value),
    ...(body === null ? [] : 'text' in body ? [body.text] : textsIn(body.json)),
  ];
  return [...templateIssues(url, 'url', around), ...texts.flatMap((text) => templateIssues(text, 'text', around))];
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  if (Array.isArray(json)) return json.flatMap(textsIn);
  return isRecord(json) ? Object.values(json).flatMap(textsIn) : [];
}
