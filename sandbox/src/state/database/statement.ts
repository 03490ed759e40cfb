import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

type Params = Record<string, SQLInputValue>;

export interface Statement<Row> {
  get: (params?: Params) => Row | undefined;
  all: (params?: Params) => Row[];
  /** Rows changed. */
  run: (params?: Params) => number;
}

/** The one place where a row of SQLite becomes a typed value: columns are named as the fields of `Row`. */
export function statement<Row>(database: DatabaseSync, sql: string): Statement<Row> {
  const prepared = database.prepare(sql);
  return {
    get: (params = {}) => prepared.get(params) as Row | undefined,
    all: (params = {}) => prepared.all(params) as Row[],
    run: (params = {}) => Number(prepared.run(params).changes),
  };
}
