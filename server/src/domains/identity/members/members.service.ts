import { mayManage, type Role, roles } from '@fanfare/shared/contracts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { recordAudit } from '../audit-log/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { Unassignment } from './createUnassignment.ts';
import {
  countMembers,
  deleteInvitationsBy,
  deleteMember,
  findMember,
  listMembers,
  lockMembers,
  type MemberRow,
  setRole,
} from './members.repository.ts';

export interface MembersService {
  list: (workspaceId: string) => Promise<MemberRow[]>;
  changeRole: (signedIn: SignedIn, userId: string, role: Role) => Promise<MemberRow>;
  /** Access ends at once. */
  remove: (signedIn: SignedIn, userId: string) => Promise<void>;
  leave: (signedIn: SignedIn) => Promise<void>;
  transfer: (signedIn: SignedIn, userId: string, password: string) => Promise<void>;
}

interface Dependencies {
  database: Database;
  passwords: Passwords;
  bus: EventPublisher;
  unassignment: Unassignment;
}

const manageableBy = (role: Role) => roles.filter((other) => mayManage(role, other));

export function createMembersService({ database, passwords, bus, unassignment }: Dependencies): MembersService {
  async function getMember(queries: Queries, ownerId: string, userId: string): Promise<MemberRow> {
    const member = isUuid(userId) ? await findMember(queries, ownerId, userId) : undefined;
    if (!member) throw new AppError('not_found');
    return member;
  }

  async function requireOtherOwner(queries: Queries, ownerId: string, member: MemberRow): Promise<void> {
    if (member.role !== 'owner') return;
    const { owners } = await countMembers(queries, ownerId);
    if (owners < 2) throw new AppError('owner_required');
  }

  /** The first user of a personal workspace keeps it. */
  function requireNotFounder(ownerId: string, userId: string): void {
    if (ownerId === userId) throw new AppError('personal_workspace');
  }

  /** The role may have changed since the call began. */
  async function requireManager(queries: Queries, { workspaceId, userId }: SignedIn, managed: readonly Role[]): Promise<void> {
    const actor = await findMember(queries, workspaceId, userId);
    if (!actor) throw new AppError('not_a_member');
    if (managed.some((role) => !mayManage(actor.role, role))) throw new AppError('role_too_low');
  }

  const announceRole = (workspaceId: string, userId: string, role: Role) =>
    bus.publish('role-changed', `${workspaceId}:${userId}:${role}`);

  const inWorkspace = <T>(ownerId: string, work: (queries: Queries) => Promise<T>): Promise<T> =>
    database.asSystem(async (queries) => {
      await lockMembers(queries, ownerId);
      return work(queries);
    });

  return {
    list: (workspaceId) => listMembers(database.system, workspaceId),

    async changeRole(signedIn, userId, role) {
      const changed = await inWorkspace(signedIn.workspaceId, async (queries) => {
        const { workspaceId } = signedIn;
        const member = await getMember(queries, workspaceId, userId);
        await requireManager(queries, signedIn, [member.role, role]);
        if (member.role === role) return member;
        requireNotFounder(workspaceId, userId);
        await requireOtherOwner(queries, workspaceId, member);
        await setRole(queries, workspaceId, userId, role);
        await unassignment.enqueue(queries, { ownerId: workspaceId, userId }, role);
        await deleteInvitationsBy(queries, workspaceId, userId, manageableBy(role));
        await recordAudit(queries, {
          ownerId: workspaceId,
          event: 'role_changed',
          object: { kind: 'member', id: userId },
          before: member.role,
          after: role,
        });
        return { ...member, role };
      });
      announceRole(signedIn.workspaceId, userId, role);
      unassignment.wake();
      return changed;
    },

    async remove(signedIn, userId) {
      const { workspaceId } = signedIn;
      await inWorkspace(workspaceId, async (queries) => {
        const member = await getMember(queries, workspaceId, userId);
        await requireManager(queries, signedIn, [member.role]);
        requireNotFounder(workspaceId, userId);
        await requireOtherOwner(queries, workspaceId, member);
        await deleteMember(queries, workspaceId, userId);
        await unassignment.enqueue(queries, { ownerId: workspaceId, userId });
        await deleteInvitationsBy(queries, workspaceId, userId);
        await recordAudit(queries, {
          ownerId: workspaceId,
          event: 'member_removed',
          object: { kind: 'member', id: userId },
          before: member.role,
        });
      });
      bus.publish('membership-ended', `${workspaceId}:${userId}`);
      unassignment.wake();
    },

    async leave({ workspaceId, userId }) {
      requireNotFounder(workspaceId, userId);
      await inWorkspace(workspaceId, async (queries) => {
        const member = await getMember(queries, workspaceId, userId);
        await requireOtherOwner(queries, workspaceId, member);
        await deleteMember(queries, workspaceId, userId);
        await unassignment.enqueue(queries, { ownerId: workspaceId, userId });
        await deleteInvitationsBy(queries, workspaceId, userId);
        await recordAudit(queries, {
          ownerId: workspaceId,
          event: 'member_left',
          object: { kind: 'member', id: userId },
          before: member.role,
        });
      });
      bus.publish('membership-ended', `${workspaceId}:${userId}`);
      unassignment.wake();
    },

    async transfer(signedIn, userId, password) {
      const { workspaceId } = signedIn;
      await passwords.confirm(signedIn.userId, password);
      await inWorkspace(workspaceId, async (queries) => {
        const member = await getMember(queries, workspaceId, userId);
        if (userId === signedIn.userId) throw new AppError('already_a_member');
        const actor = await findMember(queries, workspaceId, signedIn.userId);
        if (actor?.role !== 'owner') throw new AppError('role_too_low');
        await setRole(queries, workspaceId, userId, 'owner');
        if (signedIn.userId !== workspaceId) {
          await setRole(queries, workspaceId, signedIn.userId, 'admin');
          await deleteInvitationsBy(queries, workspaceId, signedIn.userId, manageableBy('admin'));
        }
        await recordAudit(queries, {
          ownerId: workspaceId,
          event: 'ownership_transferred',
          object: { kind: 'member', id: userId },
          before: member.role,
          after: 'owner',
        });
      });
      announceRole(workspaceId, userId, 'owner');
      if (signedIn.userId !== workspaceId) announceRole(workspaceId, signedIn.userId, 'admin');
    },
  };
}
