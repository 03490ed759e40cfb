import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

type Params = Record<string, SQLInputValue>;

export interface Statement<Row> {
  get: (params?: Params) => Row | undefined;
  all: (params?: Params) => Row[];
  run: (params?: Params) => number;
  /** @returns the row id */
  insert: (params?: Params) => number;
}

/** Columns have the names of the fields of `Row`; parameters are written as `:name`. */
export function statement<Row>(database: DatabaseSync, sql: string): Statement<Row> {
  // Binds by position, because looking up names costs more than the statement.
  const names: string[] = [];
  const prepared = database.prepare(
    sql.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `?${names.indexOf(name) + 1}`;
    }),
  );
  const values = (params: Params) => names.map((name) => params[name] ?? null);
  return {
    get: (params = {}) => prepared.get(...values(params)) as Row | undefined,
    all: (params = {}) => prepared.all(...values(params)) as Row[],
    run: (params = {}) => Number(prepared.run(...values(params)).changes),
    insert: (params = {}) => Number(prepared.run(...values(params)).lastInsertRowid),
  };
}
