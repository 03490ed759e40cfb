import type { BodyOf } from '@fanfare/shared/contracts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { recordAudit } from '../audit-log/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import {
  findWorkspace,
  insertWorkspace,
  isTurnedOn,
  listWorkspaces,
  renameWorkspace,
  requireRoom,
  turnSetting,
  type WorkspaceRow,
  type WorkspaceSetting,
} from './workspaces.repository.ts';

export interface WorkspacesService {
  list: (userId: string) => Promise<WorkspaceRow[]>;
  get: (userId: string, workspaceId: string) => Promise<WorkspaceRow>;
  create: (userId: string, name: string) => Promise<WorkspaceRow>;
  change: (signedIn: SignedIn, change: BodyOf<'PATCH /api/workspace'>) => Promise<WorkspaceRow>;
}

export function createWorkspacesService({ database, attempts }: { database: Database; attempts: RateLimits }): WorkspacesService {
  async function get(userId: string, workspaceId: string): Promise<WorkspaceRow> {
    const workspace = await findWorkspace(database.system, userId, workspaceId);
    if (!workspace) throw new AppError('not_a_member');
    return workspace;
  }

  return {
    list: (userId) => listWorkspaces(database.system, userId),
    get,
    async create(userId, name) {
      await requireRoom(database.system, userId);
      await attempts.takeOf('workspaces', userId);
      const id = newId();
      await database.asSystem(async (queries) => {
        await lockOwner(queries, userId);
        await requireRoom(queries, userId);
        await insertWorkspace(queries, { id, name: name.trim() }, userId);
        const object = { kind: 'workspace', id, name: name.trim() } as const;
        await recordAudit(queries, { ownerId: id, event: 'workspace_created', object });
      });
      return get(userId, id);
    },
    async change({ userId, workspaceId }, { name, needsApproval, assignsConversations }) {
      await database.asSystem(async (queries) => {
        if (name !== undefined) await rename(queries, workspaceId, name.trim());
        if (needsApproval !== undefined) await turn(queries, workspaceId, 'needs_approval', needsApproval);
        if (assignsConversations !== undefined) await turn(queries, workspaceId, 'assigns_conversations', assignsConversations);
      });
      return get(userId, workspaceId);
    },
  };
}

async function rename(queries: Queries, workspaceId: string, name: string): Promise<void> {
  const before = await renameWorkspace(queries, workspaceId, name);
  const object = { kind: 'workspace', id: workspaceId, name } as const;
  const change = { before: before ?? '', after: name };
  await recordAudit(queries, { ownerId: workspaceId, event: 'workspace_renamed', object, ...change });
}

const settingEvents = {
  needs_approval: 'approval_setting_changed',
  assigns_conversations: 'assignment_setting_changed',
} as const satisfies Record<WorkspaceSetting, string>;

async function turn(queries: Queries, ownerId: string, setting: WorkspaceSetting, isOn: boolean): Promise<void> {
  if ((await isTurnedOn(queries, ownerId, setting)) === isOn) return;
  await turnSetting(queries, ownerId, setting, isOn);
  const [before, after] = isOn ? ['off', 'on'] : ['on', 'off'];
  const object = { kind: 'workspace', id: ownerId } as const;
  await recordAudit(queries, { ownerId, event: settingEvents[setting], object, before, after });
}
