import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { OidcIdentity } from '../../../integrations/oidc/index.ts';

type IdentityKey = Pick<OidcIdentity, 'issuer' | 'subject'>;

export async function findIdentityOwner(queries: Queries, { issuer, subject }: IdentityKey): Promise<string | null> {
  const row = await queries
    .selectFrom('oidc_identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('owner_id')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function insertIdentity(queries: Queries, { issuer, subject }: IdentityKey, ownerId: string): Promise<void> {
  await queries
    .insertInto('oidc_identities')
    .values({ issuer, subject, owner_id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isEmailVerified(queries: Queries, ownerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .where('id', '=', ownerId)
    .select('email_verified_at')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.email_verified_at !== null;
}
