import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { MessageImagesTable } from '../../../infrastructure/database/tables/instagramTables.ts';

const KEPT_OF_OWNER = 500;

export async function hasConversation(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('conversations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

type NewImage = Pick<MessageImagesTable, 'name' | 'owner_id' | 'conversation_id' | 'type' | 'image'> & { created_at: Date };

export async function insertImage(queries: Queries, picture: NewImage): Promise<void> {
  await queries.insertInto('message_pictures').values(picture).execute();
  await queries
    .deleteFrom('message_pictures')
    .where('owner_id', '=', picture.owner_id)
    .where('name', 'in', (old) =>
      old
        .selectFrom('message_pictures')
        .where('owner_id', '=', picture.owner_id)
        .select('name')
        .orderBy('created_at', 'desc')
        .offset(KEPT_OF_OWNER),
    )
    .execute();
}

export async function markSent(
  queries: Queries,
  ownerId: string,
  { conversationId, names, now }: { conversationId: string; names: readonly string[]; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('message_pictures')
    .set({ sent_at: now })
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('name', 'in', names)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Needs no session, because the name is secret. */
export async function findImage(queries: Queries, name: string, type: string): Promise<Buffer | null> {
  const row = await queries
    .selectFrom('message_pictures')
    .where('name', '=', name)
    .where(sql<boolean>`type = ${type}`)
    .select('image')
    .executeTakeFirst();
  return row?.image ?? null;
}

/** Each has up to 8 MB. */
const IMAGES_TOGETHER = 50;

export async function pruneImages(queries: Queries, { sentBefore, unsentBefore }: Record<'sentBefore' | 'unsentBefore', Date>) {
  const isSent = sql`sent_at is not null and created_at < ${sentBefore}`;
  const isUnsent = sql`sent_at is null and created_at < ${unsentBefore}`;
  for (const condition of [isSent, isUnsent]) await deleteInBatches(queries, 'message_pictures', condition, IMAGES_TOGETHER);
}
