import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { foreignKeysWithoutOwner, keysWithoutOwner } from '../../../../test/database/undistributed.ts';
import type { Queries } from '../Database.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
before(async () => {
  own = await createTestDatabase();
});
after(() => own.drop());

const listed = (byReason: Readonly<Record<string, readonly string[]>>) => Object.values(byReason).flat().toSorted();

async function keysLackingOwner(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'owner_id' and not owner.attisdropped
    where c.relnamespace = 'public'::regnamespace and i.indisunique and owner.attnum <> all (i.indkey)
    order by 1`.execute(queries);
  return rows.map(({ name }) => name).toSorted();
}

async function foreignKeysLackingOwner(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select k.conname as name from pg_constraint k
      join pg_attribute owner on owner.attrelid = k.conrelid and owner.attname = 'owner_id' and not owner.attisdropped
      join pg_attribute target on target.attrelid = k.confrelid and target.attname = 'owner_id' and not target.attisdropped
    where k.connamespace = 'public'::regnamespace and k.contype = 'f' and owner.attnum <> all (k.conkey)`.execute(queries);
  return rows.map(({ name }) => name).toSorted();
}

test('primary keys and unique indexes of tenant tables include the owner, except for the listed ones', async () => {
  expect(await keysLackingOwner(own.database.system)).toEqual(listed(keysWithoutOwner));
});

test('foreign keys between tenant tables include the owner, except for the listed ones', async () => {
  expect(await foreignKeysLackingOwner(own.database.system)).toEqual(listed(foreignKeysWithoutOwner));
});

test('a new tenant table without the owner in its keys is found', async () => {
  const undo = new Error('undo');
  const attempt = own.database.asSystem(async (queries) => {
    await sql`create table notes_of_the_test (
      id uuid primary key, owner_id uuid not null, flow_id uuid references bot_flows, unique (owner_id, flow_id))`.execute(
      queries,
    );
    expect(await keysLackingOwner(queries)).toContain('notes_of_the_test_pkey');
    expect(await keysLackingOwner(queries)).not.toContain('notes_of_the_test_owner_id_flow_id_key');
    expect(await foreignKeysLackingOwner(queries)).toContain('notes_of_the_test_flow_id_fkey');
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
});
