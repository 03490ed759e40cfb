import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';
import { isReadOnlyServer } from './isConnectionFailure.ts';

const PREPARED_SHAPE_CHANGED = '0A000';
const TRANSACTION_IS_LOST = '25P02';

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Statements of one event loop turn are sent together. */
export class DatabaseLine {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #isHeld = false;
  #isUsable = true;
  #isClosed = false;
  #firstFailure: unknown;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async execute<R>({ sql, parameters }: Statement): Promise<QueryResult<R>> {
    if (this.#isClosed) throw new Error('A statement came after the end of its transaction.');
    const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
    try {
      this.#hold();
      const { rows, rowCount } = await this.#client.query({ text: sql, values: [...parameters], ...(name && { name }) });
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === PREPARED_SHAPE_CHANGED || isReadOnlyServer(error)) this.#isUsable = false;
      if (code === TRANSACTION_IS_LOST) throw this.#firstFailure ?? error;
      this.#firstFailure ??= error;
      throw error;
    }
  }

  async executeInTransaction<R>(begin: string, statement: Statement): Promise<QueryResult<R>> {
    this.sendAhead(begin);
    const [result, commit] = await Promise.allSettled([this.execute<R>(statement), this.commit()]);
    if (result.status === 'rejected') throw result.reason;
    if (commit.status === 'rejected') throw commit.reason;
    return result.value;
  }

  /** Does not wait; the next statement reports a failure. */
  sendAhead(text: string): void {
    this.#hold();
    this.#client.query(text).catch(() => undefined);
  }

  async commit(): Promise<void> {
    this.#isClosed = true;
    this.#hold();
    const { command } = await this.#client.query('commit');
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: one of its statements had failed.');
  }

  async rollback(): Promise<void> {
    this.#isClosed = true;
    // The connection itself reports its failure.
    await this.#client.query('rollback').catch(() => {
      this.#isUsable = false;
    });
  }

  release(): void {
    this.#isClosed = true;
    this.#client.release(!this.#isUsable);
  }

  /** Corks the socket until this turn has written everything. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const { stream } = this.#client.connection;
    stream.cork();
    afterThisTurn(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }
}

/** Runs work after all resolved promises and earlier callbacks. */
export function afterThisTurn(work: () => void): void {
  process.nextTick(() => process.nextTick(work));
}
