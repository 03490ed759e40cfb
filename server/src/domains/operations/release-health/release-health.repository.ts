import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

export interface CountedMeasure {
  remote: string;
  build: string;
  measure: string;
  count: number;
}

export async function addMeasures(queries: Queries, hour: Date, counted: readonly CountedMeasure[]): Promise<void> {
  const keyOf = ({ remote, build, measure }: CountedMeasure) => `${remote} ${build} ${measure}`;
  const sorted = [...counted].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await queries
    .insertInto('release_boots')
    .values(sorted.map((entry) => ({ ...entry, hour })))
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'build', 'hour', 'measure'])
        .doUpdateSet({ count: sql<number>`release_boots.count + excluded.count` }),
    )
    .execute();
}

export async function sumMeasures(queries: Queries, since: Date): Promise<CountedMeasure[]> {
  return await queries
    .selectFrom('release_boots')
    .select(['remote', 'build', 'measure', sql<number>`sum(count)::int`.as('count')])
    .where('hour', '>=', since)
    .groupBy(['remote', 'build', 'measure'])
    .execute();
}

export async function listMeasures(queries: Queries, since: Date): Promise<(CountedMeasure & { hour: Date })[]> {
  return await queries
    .selectFrom('release_boots')
    .select(['remote', 'build', 'measure', 'hour', 'count'])
    .where('hour', '>=', since)
    .orderBy('hour')
    .execute();
}

export async function pruneMeasures(queries: Queries, before: Date): Promise<void> {
  await deleteInBatches(queries, 'release_boots', sql`hour < ${before}`);
}
