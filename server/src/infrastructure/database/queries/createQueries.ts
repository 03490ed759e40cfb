import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Queries } from '../Database.ts';
import type { Tables } from '../tables/tables.ts';

type Execute = <R>(query: CompiledQuery) => Promise<QueryResult<R>>;

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
/** Kysely does not manage connections; the caller chooses one. */
const driver: Driver = new DummyDriver();
const dialect = {
  createDriver: () => driver,
  createAdapter: () => adapter,
  createIntrospector: (queries: Kysely<Tables>) => new PostgresIntrospector(queries),
  createQueryCompiler: () => compiler,
};
const config = { dialect };

export function createQueries(execute: Execute): Queries {
  return new Kysely<Tables>({ config, dialect, driver, executor: new DirectExecutor(execute) });
}

class DirectExecutor extends DefaultQueryExecutor {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    super(compiler, adapter, { provideConnection: refuseConnection });
    this.#execute = execute;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#execute(query);
  }
}

async function refuseConnection(): Promise<never> {
  throw new Error('Transactions are begun by the database (asSystem, asOwner), and results are read in pages.');
}
