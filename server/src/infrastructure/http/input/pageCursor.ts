import { message } from '@fanfare/shared/contracts';
import { AppError } from '../AppError.ts';

/** The place in a list that is ordered by a time and an id: opaque to clients. The time is PostgreSQL's own text, so no digit is lost. */
export interface PageCursor {
  at: string;
  id: string;
}

export function writeCursor({ at, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Throws bad_request for anything that is not a cursor of ours. */
export function readCursor(text: string | undefined): PageCursor | null {
  if (text === undefined) return null;
  const [at, id] = parts(text);
  const isOurs =
    typeof at === 'string' && typeof id === 'string' && /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(at);
  if (!isOurs || !/^[\w:-]{1,200}$/.test(id)) throw new AppError('bad_request', { text: message('requests.invalid-cursor') });
  return { at, id };
}

function parts(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** One page from rows that were read with one row more than it holds. */
export function toPage<Row extends { cursor_at: string; id: string }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? writeCursor({ at: last.cursor_at, id: last.id }) : null };
}
