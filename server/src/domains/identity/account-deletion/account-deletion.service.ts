import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { recordAudit } from '../audit-log/index.ts';
import { lockMembers, type Unassignment } from '../members/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { SecondProof, TwoFactorChallenge } from '../two-factor/index.ts';
import { listWorkspaces, type WorkspaceRow } from '../workspaces/index.ts';
import {
  closeAccount,
  closeWorkspace,
  eraseOwner,
  eraseSecurityEvents,
  hasMembers,
  isUser,
  listTenantTables,
  listUserTables,
  lockAccount,
  stopWork,
} from './account-deletion.repository.ts';
import { createErasePass } from './createErasePass.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  bus: EventPublisher;
  passwords: Passwords;
  twoFactorChallenge: TwoFactorChallenge;
  sessions: Sessions;
  unassignment: Unassignment;
  /** Call the result after the commit; it notifies Instagram. */
  disconnectInstagram: (queries: Queries, ownerId: string) => Promise<() => Promise<void>>;
  /** Dead letters have no column for their owner. */
  eraseDeadLetters: (queries: Queries, ownerId: string) => Promise<void>;
}

export interface AccountDeletionService {
  /** @throws password_wrong, code_invalid, too_many_requests, not_signed_in */
  delete: (signedIn: SignedIn, password: string, proof: SecondProof) => Promise<void>;
  /** Without a password. */
  remove: (userId: string) => Promise<void>;
  /** @throws password_wrong, too_many_requests, personal_workspace */
  deleteWorkspace: (signedIn: SignedIn, password: string) => Promise<void>;
}

const LOCKED_MS = 100;
const TRIES_MAX = 5;

export function createAccountDeletionService(dependencies: Dependencies): AccountDeletionService {
  const { database, jobs, bus, passwords, twoFactorChallenge, sessions, unassignment } = dependencies;
  const { disconnectInstagram, eraseDeadLetters } = dependencies;

  async function erase({ ownerId }: { ownerId: string }): Promise<void> {
    if ((await isUser(database.system, ownerId)) && (await hasMembers(database.system, ownerId))) {
      await eraseSecurityEvents(database.system, ownerId);
      return eraseTables(ownerId, await listUserTables(database.system));
    }
    // A late response may have connected it again.
    await (await database.asSystem((queries) => disconnectInstagram(queries, ownerId)))();
    await eraseDeadLetters(database.system, ownerId);
    await eraseTables(ownerId, await listTenantTables(database.system));
  }

  async function eraseTables(ownerId: string, tables: readonly string[]): Promise<void> {
    const erasePass = await createErasePass(database.system, ownerId, tables);
    let left = [...tables];
    let tries = 0;
    while (left.length > 0) {
      const remaining = await erasePass(left);
      if (remaining.length === left.length) {
        tries += 1;
        // Rows that refer to each other are deleted with their owner.
        if (tries === TRIES_MAX) break;
        await delay(LOCKED_MS);
      }
      left = remaining;
    }
    await eraseOwner(database.system, ownerId);
  }

  const erasures = jobs.define<{ ownerId: string }>('account-erasure', erase);

  /** Call the result after the commit. */
  async function endWorkspace(queries: Queries, { id: ownerId, name }: WorkspaceRow, userId: string) {
    // The log of the workspace is deleted with it.
    const params = { workspace: name, workspaceId: ownerId };
    if (ownerId !== userId) await recordAudit(queries, { ownerId: userId, event: 'workspace_deleted', params });
    const notifyInstagram = await disconnectInstagram(queries, ownerId);
    const members = await closeWorkspace(queries, ownerId);
    await erasures.enqueue(queries, { ownerId });
    return async () => {
      for (const userId of members) bus.publish('membership-ended', `${ownerId}:${userId}`);
      await notifyInstagram();
    };
  }

  async function remove(userId: string): Promise<void> {
    const { sessionIds, left, announcements } = await database.asSystem(async (queries) => {
      // Two owners may delete their accounts at once.
      const ids = (await listWorkspaces(queries, userId)).map(({ id }) => id).sort();
      for (const id of ids) await lockMembers(queries, id);
      if (!(await lockAccount(queries, userId))) throw new AppError('not_signed_in');
      const ended = await sessions.endAll(queries, userId);
      const announced = [];
      const ending = (await listWorkspaces(queries, userId)).filter(({ role, owners }) => role === 'owner' && owners === 1);
      for (const workspace of ending) announced.push(await endWorkspace(queries, workspace, userId));
      const shared = await closeAccount(queries, userId);
      for (const workspaceId of shared) await unassignment.enqueue(queries, { ownerId: workspaceId, userId });
      await recordAudit(queries, { ownerId: userId, event: 'account_deleted' });
      // The personal workspace remains if it has another owner.
      if (await hasMembers(queries, userId)) await erasures.enqueue(queries, { ownerId: userId });
      for (const { id } of ending) await stopWork(queries, id);
      return { sessionIds: ended, left: shared, announcements: announced };
    });
    sessions.announceEnded(sessionIds);
    for (const ownerId of left) bus.publish('membership-ended', `${ownerId}:${userId}`);
    for (const announce of announcements) await announce();
    erasures.wake();
    unassignment.wake();
  }

  return {
    async delete(signedIn, password, proof) {
      await passwords.confirm(signedIn.userId, password);
      await twoFactorChallenge.checkWhereOn(signedIn, proof);
      await remove(signedIn.userId);
    },

    remove,

    async deleteWorkspace({ workspaceId, userId }, password) {
      if (workspaceId === userId) throw new AppError('personal_workspace');
      await passwords.confirm(userId, password);
      const announce = await database.asSystem(async (queries) => {
        await lockMembers(queries, workspaceId);
        const workspace = (await listWorkspaces(queries, userId)).find(({ id }) => id === workspaceId);
        if (workspace?.role !== 'owner') throw new AppError('role_too_low');
        const announce = await endWorkspace(queries, workspace, userId);
        await stopWork(queries, workspaceId);
        return announce;
      });
      await announce();
      erasures.wake();
    },
  };
}
