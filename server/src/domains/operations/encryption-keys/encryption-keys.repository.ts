import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';

export interface KeyUse {
  name: string;
  keyId: string;
  rows: number;
}

export async function countByKey(queries: Queries): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { name, table, value, keyId } of sealedColumns) {
    const { rows } = await sql<{ id: string; n: number }>`
      select ${sql.ref(keyId)} as id, count(*) as n from ${sql.table(table)}
      where ${sql.ref(keyId)} is not null and ${sql.ref(value)} is not null group by 1 order by 1`.execute(queries);
    uses.push(...rows.map(({ id, n }) => ({ name, keyId: id, rows: n })));
  }
  return uses;
}

export interface SealedValue {
  /** The row's `ctid`. */
  place: string;
  primaryKey: string[];
  keyId: string;
  sealed: Buffer;
}

export async function listSealedBy(
  queries: Queries,
  { table, value, keyId, keyColumns }: SealedColumn,
  { keyIds, skip, limit }: { keyIds: readonly string[]; skip: number; limit: number },
): Promise<SealedValue[]> {
  const primaryKey = sql.join(keyColumns.map((column) => sql.ref(column)));
  const asText = sql.join(keyColumns.map((column) => sql`${sql.ref(column)}::text`));
  const { rows } = await sql<SealedValue>`
    select ctid::text as place, array[${asText}] as "primaryKey", ${sql.ref(keyId)} as "keyId", ${sql.ref(value)} as sealed
    from ${sql.table(table)}
    where ${sql.ref(keyId)} = any(${keyIds}::text[]) and ${sql.ref(value)} is not null
    order by ${primaryKey} offset ${skip} limit ${limit}`.execute(queries);
  return rows;
}

export interface ResealedValue {
  place: string;
  before: Buffer;
  after: Buffer;
}

export async function replaceSealed(
  queries: Queries,
  { table, value, keyId }: SealedColumn,
  values: readonly ResealedValue[],
  newKeyId: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as stored set ${sql.ref(value)} = resealed.after, ${sql.ref(keyId)} = ${newKeyId}
    from unnest(
      ${values.map(({ place }) => place)}::text[],
      ${values.map(({ before }) => before)}::bytea[],
      ${values.map(({ after }) => after)}::bytea[]
    ) as resealed (place, before, after)
    where stored.ctid = resealed.place::tid and stored.${sql.ref(value)} = resealed.before`.execute(queries);
  return Number(numAffectedRows ?? 0);
}
