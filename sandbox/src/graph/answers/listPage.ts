import type { Page, PageRequest } from '../../state/repositories/objects.repository.ts';
import { graphErrors } from './graphErrors.ts';

interface GraphList<T> {
  data: T[];
  paging?: { cursors: { before: string; after: string }; next?: string; previous?: string };
}

interface ListOptions {
  params: Record<string, unknown>;
  defaultLimit?: number;
  maxLimit?: number;
}

/** Throws code 100 for an invalid limit or cursor. */
export function readPageRequest({ params, defaultLimit = 25, maxLimit = 100 }: ListOptions): PageRequest {
  const limit = params.limit === undefined ? defaultLimit : Number(params.limit);
  if (!Number.isInteger(limit) || limit < 1) throw graphErrors.badParameter('Param limit must be a positive integer.');
  return {
    limit: Math.min(limit, maxLimit),
    olderThan: readCursor(params.after),
    newerThan: readCursor(params.before),
  };
}

/** The last page has no `next`. URLs do not contain the token. */
export function listPage<T, U>(
  address: string,
  params: Record<string, unknown>,
  page: Page<T>,
  present: (item: T) => U,
): GraphList<U> {
  const data = page.items.map(present);
  if (page.first === null || page.last === null) return { data };
  const cursors = { before: toCursor(page.first), after: toCursor(page.last) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' && !['access_token', 'after', 'before'].includes(name)) query.set(name, value);
  }
  query.set('after', cursors.after);
  return { data, paging: { cursors, ...(page.hasMore && { next: `${address}?${query}` }) } };
}

function toCursor(position: number): string {
  return Buffer.from(`QVFI${position}`).toString('base64url');
}

function readCursor(text: unknown): number | undefined {
  if (text === undefined || text === '') return undefined;
  const position = /^QVFI(\d+)$/.exec(Buffer.from(String(text), 'base64url').toString())?.[1];
  if (position === undefined) throw graphErrors.badParameter('Invalid cursor.');
  return Number(position);
}
