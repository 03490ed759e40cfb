import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

export type GoalRow = Selectable<Tables['goals']>;

export function listGoals(queries: Queries, ownerId: string): Promise<GoalRow[]> {
  return queries.selectFrom('goals').where('owner_id', '=', ownerId).selectAll().execute();
}

/** Replaces all goals. A goal with an unchanged period keeps its due time. */
export async function storeGoals(queries: Queries, ownerId: string, goals: readonly GoalRow[]): Promise<void> {
  const metrics = goals.map(({ metric }) => metric);
  await queries
    .deleteFrom('goals')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`not metric = any(${metrics}::text[])`)
    .execute();
  if (goals.length === 0) return;
  await queries
    .insertInto('goals')
    .values([...goals])
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'metric']).doUpdateSet({
        target: sql`excluded.target`,
        period: sql`excluded.period`,
        time_zone: sql`excluded.time_zone`,
        due_at: sql`case when (goals.period, goals.time_zone) = (excluded.period, excluded.time_zone) then goals.due_at else excluded.due_at end`,
      }),
    )
    .execute();
}

export function lockDueGoal(queries: Queries, now: Date): Promise<GoalRow | undefined> {
  return queries
    .selectFrom('goals')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .selectAll()
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setDue(queries: Queries, { owner_id, metric }: GoalRow, dueAt: Date): Promise<void> {
  await queries
    .updateTable('goals')
    .where('owner_id', '=', owner_id)
    .where('metric', '=', metric)
    .set({ due_at: dueAt })
    .execute();
}
