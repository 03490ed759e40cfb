import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** Bounds what every connection remembers. A statement with a list of varying length has many texts; those beyond are planned at each use. */
const NAMES_MAX = 300;
/** A plan suits the size that its tables had when it was made, and they grow fastest at first. */
const FIRST_PLANS_LAST_MS = 500;
const PLANS_LAST_MAX_MS = 60_000;
/** A column was added since: `select *` would answer another shape than the one that was prepared. */
const PREPARED_SHAPE_CHANGED = '0A000';

/**
 * Like Kysely's own dialect, except that a connection parses and plans each statement once and then knows it by its name (ADR 0020).
 * Needs a pool of pipelining clients: a transaction's begin is not waited for, it travels with the first statement.
 */
export function createPreparedDialect(pool: pg.Pool): Dialect {
  return {
    createDriver: () => createDriver(pool),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(pool: pg.Pool): Driver {
  const names = new Map<string, string>();
  const plans = new WeakMap<pg.PoolClient, { madeAt: number; lastMs: number }>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES_MAX) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  }

  function discardOldPlans(client: pg.PoolClient): void {
    const now = performance.now();
    const kept = plans.get(client);
    if (kept && now - kept.madeAt < kept.lastMs) return;
    plans.set(client, { madeAt: now, lastMs: kept ? Math.min(PLANS_LAST_MAX_MS, kept.lastMs * 2) : FIRST_PLANS_LAST_MS });
    if (kept) sendAhead(client, 'discard plans');
  }

  return {
    async init() {},
    async acquireConnection() {
      const client = await pool.connect();
      discardOldPlans(client);
      return new PreparedConnection(client, nameOf);
    },
    async beginTransaction(connection, { isolationLevel }) {
      sendAhead(own(connection).client, isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin');
    },
    async commitTransaction(connection) {
      const { command } = await own(connection).client.query('commit');
      if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: one of its statements had failed.');
    },
    async rollbackTransaction(connection) {
      await own(connection).rollback();
    },
    async releaseConnection(connection) {
      own(connection).release();
    },
    destroy: () => pool.end(),
  };
}

/** Does not wait. Should it fail, the connection is gone, and the statement behind it fails for the same reason. */
function sendAhead(client: pg.PoolClient, text: string): void {
  client.query(text).catch(() => undefined);
}

class PreparedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #isUsable = true;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.client = client;
    this.#nameOf = nameOf;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
    try {
      const { rows, rowCount } = await this.client.query({ text: sql, values: [...parameters], ...(name && { name }) });
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === PREPARED_SHAPE_CHANGED) this.#isUsable = false;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Results are not streamed: read them in pages.');
  }

  async rollback(): Promise<void> {
    try {
      await this.client.query('rollback');
    } catch (error) {
      this.#isUsable = false;
      throw error;
    }
  }

  release(): void {
    this.client.release(!this.#isUsable);
  }
}

function own(connection: DatabaseConnection): PreparedConnection {
  if (connection instanceof PreparedConnection) return connection;
  throw new Error('This connection was opened by another driver.');
}
