import type { Queries } from '../../infrastructure/database/Database.ts';

/** A delivery that is kept whole until its turn comes. */
export interface WaitingDelivery {
  id: number;
  body: Buffer;
  received_at: Date;
}

/** Everything in it is on disk afterwards. */
export async function keepDelivery(queries: Queries, { igIds, body }: { igIds: readonly string[]; body: Buffer }): Promise<void> {
  await queries
    .insertInto('waiting_deliveries')
    .values({ ig_ids: [...igIds], body })
    .execute();
}

/** The one that has waited longest, and nobody else's until the transaction ends; null when none waits, or another process has just taken it. */
export async function takeDelivery(queries: Queries): Promise<WaitingDelivery | null> {
  const row = await queries
    .selectFrom('waiting_deliveries')
    .select(['id', 'body', 'received_at'])
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Answers what it was; null when it is gone already. */
export async function forgetDelivery(queries: Queries, id: number): Promise<Buffer | null> {
  const row = await queries.deleteFrom('waiting_deliveries').where('id', '=', id).returning('body').executeTakeFirst();
  return row?.body ?? null;
}
