import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

export type FlowSecretRow = Selectable<Tables['flow_secrets']>;

export function listSecrets(queries: Queries, ownerId: string): Promise<FlowSecretRow[]> {
  return queries.selectFrom('flow_secrets').where('owner_id', '=', ownerId).orderBy('name').selectAll().execute();
}

export async function storeSecret(
  queries: Queries,
  ownerId: string,
  secret: { name: string; sealedValue: Buffer; keyId: string },
): Promise<void> {
  const { name, sealedValue: sealed_value, keyId: key_id } = secret;
  await queries
    .insertInto('flow_secrets')
    .values({ owner_id: ownerId, name, sealed_value, key_id })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'name']).doUpdateSet({ sealed_value, key_id, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Writes at most once a minute for busy flows. */
export async function noteUse(queries: Queries, ownerId: string, names: readonly string[]): Promise<void> {
  await sql`
    update flow_secrets set last_used_at = now()
    where owner_id = ${ownerId} and name = any(${names}::text[])
      and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(queries);
}

export async function deleteSecret(queries: Queries, ownerId: string, name: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('flow_secrets')
    .where('owner_id', '=', ownerId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
