import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface WaitingDelivery {
  id: number;
  body: Buffer;
  received_at: Date;
  is_held: boolean;
}

export async function keepDelivery(queries: Queries, { igIds, body }: { igIds: readonly string[]; body: Buffer }): Promise<void> {
  await queries
    .insertInto('waiting_deliveries')
    .values({ ig_ids: [...igIds], body })
    .execute();
}

export async function takeDelivery(queries: Queries): Promise<WaitingDelivery | null> {
  const row = await queries
    .selectFrom('waiting_deliveries')
    .select(['id', 'body', 'received_at', 'is_held'])
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function forgetDelivery(queries: Queries, id: number): Promise<Buffer | null> {
  const row = await queries.deleteFrom('waiting_deliveries').where('id', '=', id).returning('body').executeTakeFirst();
  return row?.body ?? null;
}
