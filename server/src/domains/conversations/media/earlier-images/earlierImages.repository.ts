import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { PART_BYTES } from '../media.repository.ts';

const IMAGES_TOGETHER = 20;

interface Move {
  names?: readonly string[];
  limit?: number;
}

/** Moves images of replies into `media`, where their former name is the secret of their address. */
export async function moveEarlierImages(queries: Queries, { names, limit = IMAGES_TOGETHER }: Move = {}): Promise<number> {
  const isWanted = names === undefined ? sql`true` : sql`name = any(${names}::text[])`;
  const whenLocked = names === undefined ? sql`skip locked` : sql``;
  const { rows } = await sql<{ moved: number }>`
    with earlier as (
      delete from message_pictures where name in (
        select name from message_pictures where ${isWanted} order by created_at limit ${limit} for update ${whenLocked})
      returning *
    ), files as (
      insert into media (id, owner_id, conversation_id, secret, format, width, height, size, is_complete, is_used, kept_until, created_at)
      select gen_random_uuid(), owner_id, conversation_id, name, type, 0, 0, length(image), true, sent_at is not null,
        created_at + case when sent_at is null then interval '2 days' else interval '90 days' end, created_at
      from earlier returning id, secret
    ), parts as (
      insert into media_parts (media_id, number, owner_id, bytes)
      select files.id, number, earlier.owner_id, substring(earlier.image from number * ${PART_BYTES}::int + 1 for ${PART_BYTES}::int)
      from earlier join files on files.secret = earlier.name
        cross join generate_series(0, (length(earlier.image) - 1) / ${PART_BYTES}::int) number
    )
    select count(*)::int as moved from files`.execute(queries);
  return rows[0]?.moved ?? 0;
}

export async function moveAllEarlierImages(queries: Queries): Promise<void> {
  while ((await moveEarlierImages(queries)) === IMAGES_TOGETHER);
}
