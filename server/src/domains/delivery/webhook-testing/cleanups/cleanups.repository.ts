import { SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

export interface TestData {
  suites: number;
  events: number;
  contacts: number;
}

export async function insertCleanup(queries: Queries, ownerId: string, requestedAt: Date): Promise<string> {
  const id = newId();
  await queries.insertInto('test_cleanups').values({ id, owner_id: ownerId, requested_at: requestedAt }).execute();
  return id;
}

export async function takeCleanup(queries: Queries, ownerId: string, id: string): Promise<Date | undefined> {
  const row = await queries
    .deleteFrom('test_cleanups')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('requested_at')
    .executeTakeFirst();
  return row?.requested_at;
}

export async function countTestData(queries: Queries, ownerId: string): Promise<TestData> {
  const { rows } = await sql<TestData>`
    select
      (select count(*)::int from test_suites where owner_id = ${ownerId}) as suites,
      (select count(*)::int from events where owner_id = ${ownerId} and is_simulated) as events,
      (select count(*)::int from contacts where owner_id = ${ownerId} and is_simulated and igsid like ${`${SIMULATED_ID_PREFIX}%`}) as contacts`.execute(
    queries,
  );
  return rows[0] ?? { suites: 0, events: 0, contacts: 0 };
}

export async function deleteTestData(queries: Queries, ownerId: string, until: Date): Promise<void> {
  await queries.deleteFrom('test_suites').where('owner_id', '=', ownerId).where('created_at', '<=', until).execute();
  await queries
    .deleteFrom('inbox')
    .where('owner_id', '=', ownerId)
    .where('is_simulated', '=', true)
    .where('received_at', '<=', until)
    .where('state', 'in', ['done', 'failed'])
    .execute();
  await queries
    .deleteFrom('events')
    .where('owner_id', '=', ownerId)
    .where('is_simulated', '=', true)
    .where('received_at', '<=', until)
    .execute();
  await queries
    .deleteFrom('contacts')
    .where('owner_id', '=', ownerId)
    .where('is_simulated', '=', true)
    .where('igsid', 'like', `${SIMULATED_ID_PREFIX}%`)
    .where('created_at', '<=', until)
    .where(sql<boolean>`not exists (select from events where events.contact_id = contacts.id)`)
    .execute();
}
