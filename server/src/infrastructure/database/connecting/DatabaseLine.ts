import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';

/** A column was added since: `select *` would answer another shape than the one that was prepared. */
const PREPARED_SHAPE_CHANGED = '0A000';
/** What a statement is told when one before it in its transaction has failed. */
const TRANSACTION_IS_LOST = '25P02';

/**
 * A connection while one piece of work has it. Statements are sent when they are given, without waiting for the answers of those before, and
 * those of one turn of the event loop leave together.
 */
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

  async execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isClosed) throw new Error('A statement came after the end of its transaction.');
    const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
    try {
      this.#hold();
      const { rows, rowCount } = await this.#client.query({ text: sql, values: [...parameters], ...(name && { name }) });
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === PREPARED_SHAPE_CHANGED) this.#isUsable = false;
      if (code === TRANSACTION_IS_LOST) throw this.#firstFailure ?? error;
      this.#firstFailure ??= error;
      throw error;
    }
  }

  /** Does not wait. Should it fail, the connection is gone or the transaction is lost, and the statement behind it fails for the same reason. */
  sendAhead(text: string): void {
    this.#hold();
    this.#client.query(text).catch(() => undefined);
  }

  /** Nothing may follow. */
  async commit(): Promise<void> {
    this.#isClosed = true;
    this.#hold();
    const { command } = await this.#client.query('commit');
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: one of its statements had failed.');
  }

  async rollback(): Promise<void> {
    this.#isClosed = true;
    // Its failure is told by the connection, which is given up.
    await this.#client.query('rollback').catch(() => {
      this.#isUsable = false;
    });
  }

  release(): void {
    this.#isClosed = true;
    this.#client.release(!this.#isUsable);
  }

  /** Keeps what is written until the work that is at hand has written all of it. */
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

/** When every promise that can go on without waiting for anything has done so, and what was planned for that moment before is done as well. */
export function afterThisTurn(work: () => void): void {
  process.nextTick(() => process.nextTick(work));
}
