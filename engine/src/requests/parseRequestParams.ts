import { message, type RequestMethod, requestMethods } from '@fanfare/shared/contracts';
import type { Parsed } from '../params/Parsed.ts';
import { isRecord, readJsonObject } from '../params/readJsonObject.ts';
import { checkRequest } from './checkRequest.ts';
import type { RequestBody, RequestTemplate, ResponseMapping } from './PreparedRequest.ts';

const HELP = message('flow-issues.request-help');

/**
 * Parses an http(s) URL for a GET request, or JSON `{ url, method?, headers?, body?, save? }`. `save` maps
 * variables to paths in the response.
 * @returns an error text if it is neither
 */
export function parseRequestParams(params: string): Parsed<RequestTemplate> {
  const json = readJsonObject(params) ?? { url: params.trim() };
  const url = typeof json.url === 'string' ? json.url.trim() : null;
  const headers = readHeaders(json.headers ?? {});
  const body = readBody(json.body);
  const mapping = readMapping(json.save ?? {});
  const method = readMethod(json.method ?? (body === null ? 'GET' : 'POST'));
  if (url === null || headers === null || mapping === null || method === null) return { ok: false, error: HELP };
  const request = { method, url, headers, body, mapping };
  const problem = checkRequest(request);
  return problem === null ? { ok: true, value: request } : { ok: false, error: [problem, HELP] };
}

function readMethod(value: unknown): RequestMethod | null {
  const name = typeof value === 'string' ? value.toUpperCase() : '';
  return requestMethods.find((method) => method === name) ?? null;
}

function readHeaders(value: unknown): { name: string; value: string }[] | null {
  const pairs = readTexts(value);
  return pairs?.map(([name, text]) => ({ name, value: text })) ?? null;
}

function readMapping(value: unknown): ResponseMapping[] | null {
  const pairs = readTexts(value);
  return pairs?.map(([variable, path]) => ({ variable, path })) ?? null;
}

function readTexts(value: unknown): [string, string][] | null {
  if (!isRecord(value)) return null;
  const pairs = Object.entries(value).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : [],
  );
  return pairs.length === Object.keys(value).length ? pairs : null;
}

function readBody(value: unknown): RequestBody | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? { text: value } : { json: value };
}
