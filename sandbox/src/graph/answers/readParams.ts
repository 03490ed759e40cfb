import type { FastifyRequest } from 'fastify';

/** Parameters of a Graph call, wherever they stand: query string, form or JSON body; the body wins. */
export function readParams(request: FastifyRequest): Record<string, unknown> {
  return { ...asObject(request.query), ...asObject(request.body) };
}

/** In forms and query strings nested values are JSON texts. */
export function nestedParam(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
