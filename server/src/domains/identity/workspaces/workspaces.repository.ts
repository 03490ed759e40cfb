import { type Role, WORKSPACES_PER_USER_MAX } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  role: Role;
  members: number;
  owners: number;
  needs_approval: boolean;
  assigns_conversations: boolean;
}

export type WorkspaceSetting = 'needs_approval' | 'assigns_conversations';

function workspacesOf(queries: Queries, userId: string) {
  return queries
    .selectFrom('memberships as m')
    .innerJoin('workspaces as w', 'w.id', 'm.owner_id')
    .innerJoin('memberships as other', 'other.owner_id', 'm.owner_id')
    .leftJoin('workspace_settings as s', 's.owner_id', 'm.owner_id')
    .where('m.user_id', '=', userId)
    .groupBy(['w.id', 'w.name', 'm.role', 'm.joined_at', 's.owner_id'])
    .select([
      'w.id',
      'w.name',
      'm.role',
      sql<number>`count(*)::int`.as('members'),
      sql<number>`(count(*) filter (where other.role = 'owner'))::int`.as('owners'),
      sql<boolean>`coalesce(s.needs_approval, false)`.as('needs_approval'),
      sql<boolean>`coalesce(s.assigns_conversations, false)`.as('assigns_conversations'),
    ]);
}

export function listWorkspaces(queries: Queries, userId: string): Promise<WorkspaceRow[]> {
  return workspacesOf(queries, userId).orderBy('m.joined_at').orderBy('w.id').execute();
}

export function findWorkspace(queries: Queries, userId: string, workspaceId: string): Promise<WorkspaceRow | undefined> {
  return workspacesOf(queries, userId).where('w.id', '=', workspaceId).executeTakeFirst();
}

export async function insertWorkspace(queries: Queries, workspace: { id: string; name: string }, userId: string): Promise<void> {
  await queries.insertInto('workspaces').values(workspace).execute();
  await queries.insertInto('memberships').values({ owner_id: workspace.id, user_id: userId, role: 'owner' }).execute();
}

export async function renameWorkspace(queries: Queries, workspaceId: string, name: string): Promise<string | null> {
  const before = await queries
    .selectFrom('workspaces')
    .where('id', '=', workspaceId)
    .select('name')
    .forNoKeyUpdate()
    .executeTakeFirst();
  await queries.updateTable('workspaces').set({ name }).where('id', '=', workspaceId).execute();
  return before?.name ?? null;
}

export async function requireRoom(queries: Queries, userId: string): Promise<void> {
  const row = await queries
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (row.count >= WORKSPACES_PER_USER_MAX) throw new AppError('too_many');
}

export async function isTurnedOn(queries: Queries, ownerId: string, setting: WorkspaceSetting): Promise<boolean> {
  const settings = await queries
    .selectFrom('workspace_settings')
    .where('owner_id', '=', ownerId)
    .select(`${setting} as isOn`)
    .executeTakeFirst();
  return settings?.isOn ?? false;
}

export const needsApproval = (queries: Queries, ownerId: string): Promise<boolean> =>
  isTurnedOn(queries, ownerId, 'needs_approval');

export async function turnSetting(queries: Queries, ownerId: string, setting: WorkspaceSetting, isOn: boolean): Promise<void> {
  const change: Partial<Record<WorkspaceSetting, boolean>> = { [setting]: isOn };
  await queries
    .insertInto('workspace_settings')
    .values({ owner_id: ownerId, ...change })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(change))
    .execute();
}
