import type { OpenTransaction, Queries } from '../Database.ts';
import { createQueries } from '../queries/createQueries.ts';
import type { DatabaseLine } from './DatabaseLine.ts';
import { checkNesting, holdConnection, type OnNested } from './heldConnection.ts';
import type { OpenLine } from './openLines.ts';

type RunTransaction = <T>(work: (queries: Queries, transaction: OpenTransaction) => Promise<T>, begin?: string) => Promise<T>;

export function createTransactions(open: OpenLine, onNested: OnNested): RunTransaction {
  return async (work, begin = 'begin') => {
    checkNesting(onNested);
    const line = await open();
    const end = endOf(line);
    const held = holdConnection();
    try {
      line.sendAhead(begin);
      const queries = createQueries((query) => line.execute(query));
      const result = await held.run(() => work(queries, { commitBehind: end.commitSoon }));
      await end.commit();
      return result;
    } catch (error) {
      await end.rollback();
      throw error;
    } finally {
      held.end();
      line.release();
    }
  };
}

function endOf(line: DatabaseLine) {
  let isFailed = false;
  let committing: Promise<void> | null = null;

  function commit(): Promise<void> {
    committing ??= line.commit();
    return committing;
  }

  return {
    commit,
    /** Call it after everything was sent and local failures are known. */
    commitSoon(): void {
      process.nextTick(() => {
        if (!isFailed) commit().catch(() => undefined);
      });
    },
    rollback(): Promise<void> {
      isFailed = true;
      // A pending commit rolls back when an earlier statement failed.
      return committing ? committing.catch(() => undefined) : line.rollback();
    },
  };
}
