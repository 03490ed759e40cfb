import type { Queries } from '../../../infrastructure/database/Database.ts';

export async function storeAvatar(queries: Queries, ownerId: string, name: string, image: Buffer, url: string): Promise<void> {
  await queries
    .insertInto('avatars')
    .values({ owner_id: ownerId, name, image })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ name, image }))
    .execute();
  await queries.updateTable('users').set({ avatar: url }).where('id', '=', ownerId).execute();
}

export async function deleteAvatar(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('avatars').where('owner_id', '=', ownerId).execute();
  await queries.updateTable('users').set({ avatar: null }).where('id', '=', ownerId).execute();
}

/** Needs no session, because images are found only by name. */
export async function findAvatar(queries: Queries, name: string): Promise<Buffer | null> {
  const row = await queries.selectFrom('avatars').where('name', '=', name).select('image').executeTakeFirst();
  return row?.image ?? null;
}
