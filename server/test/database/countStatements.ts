import pg from 'pg';
import { currentUserId } from '../../src/infrastructure/http/senders/currentSender.ts';

/** Counts the statements that calls of a user send to PostgreSQL. Work in the background is not counted. */
export async function countStatements(userId: string, work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...sent: unknown[]) {
    if (currentUserId() === userId) count += 1;
    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}
