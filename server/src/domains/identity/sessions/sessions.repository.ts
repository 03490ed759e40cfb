import { type MessageText, SESSION_IDLE_MS } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { inEnglish, storedMessage, type Words } from '../../../infrastructure/messages/words.ts';

/** Avoids a write per request. */
const SEEN_RESOLUTION = sql.lit('1 minute');
const idle = sql<Date>`now() - ${sql.lit(`${SESSION_IDLE_MS} milliseconds`)}::interval`;

interface NewSession {
  id: string;
  owner_id: string;
  token_hash: Buffer;
  device: Words;
  expires_at: Date;
}

export interface SessionRow {
  id: string;
  device: string;
  device_message: MessageText | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export async function insertSession(queries: Queries, { device, ...session }: NewSession): Promise<void> {
  const named = { device: inEnglish(device), device_message: storedMessage(device) };
  await queries
    .insertInto('auth_sessions')
    .values({ ...session, ...named })
    .execute();
}

/** `workspaceId` is by default the personal workspace. */
export async function findSession(queries: Queries, tokenHash: Buffer, workspaceId: string | null): Promise<SignedIn | null> {
  const row = await queries
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.id', 's.owner_id')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.user_id', '=', 's.owner_id').on('m.owner_id', '=', sql<string>`coalesce(${workspaceId}::uuid, s.owner_id)`),
    )
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('s.last_seen_at', '>', idle)
    .select([
      's.id',
      's.owner_id',
      'u.username',
      'm.role',
      sql<boolean>`s.last_seen_at < now() - ${SEEN_RESOLUTION}::interval`.as('is_stale'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_stale) {
    await queries.updateTable('auth_sessions').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', row.id).execute();
  }
  const { owner_id: userId, id: sessionId, username, role } = row;
  return { userId, sessionId, username, role, workspaceId: workspaceId ?? userId, accountId: null };
}

export function listSessions(queries: Queries, ownerId: string): Promise<SessionRow[]> {
  return queries
    .selectFrom('auth_sessions')
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', idle)
    .select(['id', 'device', 'device_message', 'created_at', 'last_seen_at', 'expires_at'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function getSessionDevice(queries: Queries, ownerId: string, sessionId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('auth_sessions')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sessionId)
    .select('device')
    .executeTakeFirst();
  return row?.device ?? null;
}

export async function deleteSession(queries: Queries, ownerId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('auth_sessions')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessions(queries: Queries, ownerId: string, exceptId: string | null = null): Promise<string[]> {
  const rows = await queries
    .deleteFrom('auth_sessions')
    .where('owner_id', '=', ownerId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteSessionsOf(queries: Queries, username: string | null): Promise<Map<string, number> | null> {
  const user =
    username === null ? null : await queries.selectFrom('users').where('username', '=', username).select('id').executeTakeFirst();
  if (user === undefined) return null;
  const rows = await queries
    .deleteFrom('auth_sessions')
    .$if(user !== null, (query) => query.where('owner_id', '=', user?.id ?? ''))
    .returning('owner_id')
    .execute();
  const counts = new Map<string, number>();
  for (const { owner_id } of rows) counts.set(owner_id, (counts.get(owner_id) ?? 0) + 1);
  return counts;
}

export async function replaceToken(queries: Queries, ownerId: string, sessionId: string, token_hash: Buffer): Promise<void> {
  await queries
    .updateTable('auth_sessions')
    .set({ token_hash, verified_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', sessionId)
    .execute();
}

export async function markVerified(queries: Queries, ownerId: string, sessionId: string): Promise<void> {
  await queries
    .updateTable('auth_sessions')
    .set({ verified_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', sessionId)
    .execute();
}

export async function isVerifiedSince(queries: Queries, ownerId: string, sessionId: string, ageMs: number): Promise<boolean> {
  const row = await queries
    .selectFrom('auth_sessions')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sessionId)
    .where('verified_at', '>', sql<Date>`now() - ${`${ageMs} milliseconds`}::interval`)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function pruneSessions(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'auth_sessions', sql`expires_at < now() or last_seen_at < ${idle}`);
}
