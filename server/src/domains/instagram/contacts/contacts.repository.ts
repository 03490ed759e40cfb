import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';

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

export async function findContacts(
  queries: Queries,
  people: readonly { ownerId: string; contactId: string }[],
): Promise<(ContactRow & { owner_id: string })[]> {
  const ownerOf = new Map(people.map(({ ownerId, contactId }) => [contactId, ownerId]));
  const rows = await queries
    .selectFrom('contacts')
    .where('id', '=', sql<string>`any(${[...ownerOf.keys()]}::uuid[])`)
    .select([...contactColumns, 'owner_id'])
    .select(isProfileFresh)
    .execute();
  return rows.filter(({ id, owner_id }) => ownerOf.get(id) === owner_id);
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

/** Contacts that were erased meanwhile have another igsid. */
export async function storeProfiles(
  queries: Queries,
  profiles: readonly {
    owner_id: string;
    id: string;
    igsid: string;
    username: string | null;
    name: string | null;
    avatarUrl: string | null;
  }[],
): Promise<void> {
  const rows = profiles.map(({ avatarUrl, ...profile }) => ({ ...profile, avatar_url: avatarUrl }));
  await sql`
    with locked as (
      select contacts.id, input.username, input.name, input.avatar_url
      from ${asRows(rows, 'owner_id uuid, id uuid, igsid text, username text, name text, avatar_url text')}
        join contacts on contacts.owner_id = input.owner_id and contacts.id = input.id and contacts.igsid = input.igsid
      order by contacts.account_id, contacts.igsid for no key update of contacts
    )
    update contacts set username = coalesce(locked.username, contacts.username), name = coalesce(locked.name, contacts.name),
      avatar_url = locked.avatar_url, profile_checked_at = now()
    from locked where contacts.id = locked.id`.execute(queries);
}
