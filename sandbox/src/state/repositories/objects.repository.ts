import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../database/statement.ts';

interface Stored {
  id: string;
}

/** Newest first, with opaque cursors. */
export interface Page<T> {
  items: T[];
  /** Null if the page is empty. */
  first: number | null;
  last: number | null;
  hasMore: boolean;
}

export interface PageRequest {
  limit: number;
  olderThan?: number | undefined;
  newerThan?: number | undefined;
}

export type Objects<T extends Stored> = ReturnType<typeof objectsRepository<T>>;

const NEWEST = Number.MAX_SAFE_INTEGER;

/** Objects that are read only by id or owner. One table for all kinds needs no schema changes. */
export function objectsRepository<T extends Stored>(database: DatabaseSync, kind: string) {
  const byId = statement<{ content: string }>(database, 'select content from objects where kind = :kind and id = :id');
  const insert = statement(
    database,
    'insert into objects (kind, id, owner, content) values (:kind, :id, :owner, :content) on conflict (kind, id) do update set content = excluded.content',
  );
  const remove = statement(database, 'delete from objects where kind = :kind and id = :id');
  const clear = statement(database, 'delete from objects where kind = :kind');
  const older = statement<{ seq: number; content: string }>(
    database,
    `select seq, content from objects where kind = :kind and owner = :owner and seq < :olderThan order by seq desc limit :limit`,
  );
  const newer = statement<{ seq: number; content: string }>(
    database,
    `select seq, content from objects where kind = :kind and owner = :owner and seq > :newerThan order by seq limit :limit`,
  );
  const everything = statement<{ content: string }>(database, 'select content from objects where kind = :kind order by seq desc');
  const counted = statement<{ count: number }>(
    database,
    'select count(*) as count from objects where kind = :kind and owner = :owner',
  );
  const parse = ({ content }: { content: string }): T => JSON.parse(content);

  function page(owner: string, { limit, olderThan, newerThan }: PageRequest): Page<T> {
    const rows =
      newerThan === undefined
        ? older.all({ kind, owner, olderThan: olderThan ?? NEWEST, limit: limit + 1 })
        : newer.all({ kind, owner, newerThan, limit });
    const hasMore = newerThan !== undefined || rows.length > limit;
    const shown = newerThan === undefined ? rows.slice(0, limit) : rows.toReversed();
    return { items: shown.map(parse), first: shown[0]?.seq ?? null, last: shown.at(-1)?.seq ?? null, hasMore };
  }

  return {
    find: (id: string): T | undefined => {
      const row = byId.get({ kind, id });
      return row && parse(row);
    },
    /** Inserts or updates. */
    save: (owner: string, object: T): void => {
      insert.run({ kind, id: object.id, owner, content: JSON.stringify(object) });
    },
    remove: (id: string): boolean => remove.run({ kind, id }) > 0,
    clear: (): void => void clear.run({ kind }),
    page,
    /** Returns the newest first. */
    listOf: (owner: string, limit = 10_000): T[] => page(owner, { limit }).items,
    /** Returns the newest first. */
    all: (): T[] => everything.all({ kind }).map(parse),
    countOf: (owner: string): number => counted.get({ kind, owner })?.count ?? 0,
  };
}
