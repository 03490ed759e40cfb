import type { FastifyRequest } from 'fastify';

/** Merges query, form and JSON body; the body takes precedence. */
export function readParams(request: FastifyRequest): Record<string, unknown> {
  return { ...asObject(request.query), ...asObject(request.body) };
}

/** Forms and queries contain nested values as JSON. */
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
