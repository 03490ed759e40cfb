import type { DatabaseSync } from 'node:sqlite';
import type { Transactions } from '../database/createTransactions.ts';
import { statement } from '../database/statement.ts';

/** Contains no tokens and secrets. */
export interface RecordedCall {
  id: number;
  at: number;
  method: string;
  path: string;
  params: Record<string, unknown>;
  /** Null without a valid token. */
  igId: string | null;
  status: number;
  code: number | null;
  subcode: number | null;
}

type Row = Omit<RecordedCall, 'params'> & { params: string };

const CALLS_KEPT = 20_000;
const CLEAN_EVERY = 1_000;

export function callsRepository(database: DatabaseSync, { writeBehind }: Transactions) {
  const insert = statement(
    database,
    `insert into calls (at, method, path, params, igId, status, code, subcode)
     values (:at, :method, :path, :params, :igId, :status, :code, :subcode)`,
  );
  const clean = statement(database, 'delete from calls where id <= :id');
  const list = statement<Row>(
    database,
    `select * from calls where (:method is null or method = :method) and (:path is null or path like '%' || :path)
     and id > :after and status >= :minStatus order by id desc limit :limit`,
  );
  const since = statement<Row>(database, 'select * from calls where id > :after order by id');
  const last = statement<{ id: number | null }>(database, 'select max(id) as id from calls');
  const parse = (row: Row): RecordedCall => ({ ...row, params: JSON.parse(row.params) });
  return {
    insert: (call: Omit<RecordedCall, 'id'>) =>
      writeBehind(() => {
        const id = insert.insert({ ...call, params: JSON.stringify(call.params) });
        if (id % CLEAN_EVERY === 0) clean.run({ id: id - CALLS_KEPT });
      }),
    /**
     * Returns the newest calls first.
     * @param filter.path suffix of the path
     */
    list: (filter: { method?: string; path?: string; after?: number; minStatus?: number; limit: number }): RecordedCall[] => {
      const rows = list.all({
        method: filter.method ?? null,
        path: filter.path ?? null,
        after: filter.after ?? 0,
        minStatus: filter.minStatus ?? 0,
        limit: filter.limit,
      });
      return rows.map(parse);
    },
    /** Returns the oldest first. */
    since: (id: number): RecordedCall[] => since.all({ after: id }).map(parse),
    lastId: (): number => last.get()?.id ?? 0,
    clear: (): void => void clean.run({ id: Number.MAX_SAFE_INTEGER }),
  };
}
