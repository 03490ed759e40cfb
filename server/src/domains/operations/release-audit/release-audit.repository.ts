import type { Queries } from '../../../infrastructure/database/Database.ts';

export async function lockAuditedSeq(queries: Queries): Promise<number | null> {
  const { seq } = await queries
    .insertInto('audited_releases')
    .values({ seq: null })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ only_row: true }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq === null ? null : Number(seq);
}

export async function setAuditedSeq(queries: Queries, seq: number): Promise<void> {
  await queries.updateTable('audited_releases').set({ seq }).execute();
}
