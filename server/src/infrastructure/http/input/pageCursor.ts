import { message } from '@fanfare/shared/contracts';
import { AppError } from '../AppError.ts';

/** An opaque position in a list ordered by time and id. PostgreSQL's text of the time keeps all digits. */
export interface PageCursor {
  at: string;
  id: string;
}

export function writeCursor({ at, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

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

export function toPage<Row extends { cursor_at: string; id: string }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? writeCursor({ at: last.cursor_at, id: last.id }) : null };
}
