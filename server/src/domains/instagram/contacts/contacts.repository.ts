import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface ContactRow {
  id: string;
  account_id: string;
  igsid: string;
  username: string | null;
  name: string | null;
  tags: string[];
  variables: Record<string, string>;
  is_profile_fresh: boolean;
}

const isProfileFresh = sql<boolean>`coalesce(contacts.profile_checked_at > now() - interval '1 day', false)`.as(
  'is_profile_fresh',
);
const contactColumns = ['id', 'account_id', 'igsid', 'username', 'name', 'tags', 'variables'] as const;

export function findContact(queries: Queries, ownerId: string, contactId: string): Promise<ContactRow | undefined> {
  return queries
    .selectFrom('contacts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .select(contactColumns)
    .select(isProfileFresh)
    .executeTakeFirst();
}

export async function eraseMessage(queries: Queries, ownerId: string, accountId: string, mid: string): Promise<void> {
  await queries
    .updateTable('messages')
    .set({ text: null, attachments: null, is_deleted: true })
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('mid', '=', mid)
    .execute();
}

export async function storeProfile(
  queries: Queries,
  ownerId: string,
  contactId: string,
  profile: { username: string | null; name: string | null; avatarUrl: string | null },
): Promise<void> {
  await queries
    .updateTable('contacts')
    .set({
      username: sql<string | null>`coalesce(${profile.username}, username)`,
      name: sql<string | null>`coalesce(${profile.name}, name)`,
      avatar_url: profile.avatarUrl,
      profile_checked_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .execute();
}
