import {
  MEMBER_INVITATION_TTL_MS,
  MEMBERS_MAX,
  mayManage,
  message,
  OPEN_INVITATIONS_MAX,
  type Role,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { isUuid, newId } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import type { AccountSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { recordAudit } from '../audit-log/index.ts';
import { countMembers, findMember, insertMember, lockMembers } from '../members/index.ts';
import { foldName } from '../passwords/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import { requireRoom } from '../workspaces/index.ts';
import type { InvitationMails } from './createInvitationMails.ts';
import { invitationUrl, readInvitationToken } from './invitationLink.ts';
import {
  countOpen,
  deleteInvitation,
  findAccountByEmail,
  findInvitation,
  findInvitationOf,
  getEmail,
  getWorkspaceName,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  renewInvitation,
} from './member-invitations.repository.ts';

interface Sent {
  invitation: InvitationRow;
  url: string;
}

export interface InvitationPreview {
  workspaceName: string;
  invitedBy: string | null;
  email: string;
  role: Role;
  hasAccount: boolean;
}

export interface MemberInvitationsService {
  list: (workspaceId: string) => Promise<InvitationRow[]>;
  invite: (signedIn: SignedIn, email: string, role: Role, language: string | null) => Promise<Sent>;
  resend: (signedIn: SignedIn, id: string, language: string | null) => Promise<Sent>;
  revoke: (signedIn: SignedIn, id: string) => Promise<void>;
  preview: (token: string) => Promise<InvitationPreview>;
  /** Returns the id of the workspace. */
  accept: (userId: string, token: string) => Promise<string>;
  /** Whether the token invites this address, which then may register. */
  isInvited: (token: string, email: string) => Promise<boolean>;
}

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  mails: InvitationMails;
  vault: TokenVault;
  clock: Clock;
  publicUrl: string;
  settings: AccountSettings;
  /** Invited users may create accounts with it, even if sign-up is closed. */
  hasSingleSignOn: boolean;
}

export function createMemberInvitationsService(dependencies: Dependencies): MemberInvitationsService {
  const { database, attempts, mails, vault, clock, publicUrl, settings, hasSingleSignOn } = dependencies;

  const expiry = () => new Date(clock.nowMs() + MEMBER_INVITATION_TTL_MS);
  const urlOf = ({ id, link_version }: InvitationRow) => invitationUrl(vault, publicUrl, { id, linkVersion: link_version });

  /** Call it under the lock: the role may have changed since the call began. */
  async function requireMayInvite(queries: Queries, { workspaceId, userId }: SignedIn, invited: Role): Promise<void> {
    const actor = await findMember(queries, workspaceId, userId);
    if (!actor) throw new AppError('not_a_member');
    if (!mayManage(actor.role, invited)) throw new AppError('role_too_low');
  }

  async function getInvitation(queries: Queries, ownerId: string, id: string): Promise<InvitationRow> {
    const invitation = isUuid(id) ? await findInvitation(queries, id) : undefined;
    if (invitation?.owner_id !== ownerId) throw new AppError('not_found');
    return invitation;
  }

  async function openToken(queries: Queries, token: string): Promise<InvitationRow> {
    const linked = readInvitationToken(vault, token);
    const invitation = linked ? await findInvitation(queries, linked.id) : undefined;
    const isOpen = invitation && !invitation.is_expired && invitation.link_version === linked?.linkVersion;
    if (!isOpen) throw new AppError('link_invalid');
    return invitation;
  }

  async function send(queries: Queries, ownerId: string, id: string, language: string | null): Promise<InvitationRow> {
    const invitation = await getInvitation(queries, ownerId, id);
    await mails.enqueue(queries, { invitationId: id, linkVersion: invitation.link_version, language });
    return invitation;
  }

  return {
    list: (workspaceId) => listInvitations(database.system, workspaceId),

    async invite(signedIn, email, role, language) {
      const { workspaceId: owner_id, userId: invited_by } = signedIn;
      await attempts.takeOf('invitations', invited_by);
      const email_key = foldName(email);
      const invitation = await database.asSystem(async (queries) => {
        await lockMembers(queries, owner_id);
        await requireMayInvite(queries, signedIn, role);
        const account = await findAccountByEmail(queries, owner_id, email_key);
        if (account?.isMember) throw new AppError('already_a_member', { field: 'email' });
        const isClosed = settings.registration === 'closed' && !hasSingleSignOn;
        if (account === null && isClosed) throw new AppError('registration_closed', { field: 'email' });
        const earlier = await findInvitationOf(queries, owner_id, email_key);
        if (earlier && !earlier.is_expired) throw new AppError('already_invited', { field: 'email' });
        const { members } = await countMembers(queries, owner_id);
        const open = await countOpen(queries, owner_id);
        if (open >= OPEN_INVITATIONS_MAX)
          throw new AppError('too_many', { text: message('requests.open-invitations-limit', { max: OPEN_INVITATIONS_MAX }) });
        if (members + open >= MEMBERS_MAX)
          throw new AppError('too_many', { text: message('requests.seats-limit', { max: MEMBERS_MAX }) });
        const id = earlier?.id ?? newId();
        if (earlier) await renewInvitation(queries, owner_id, id, { role, invited_by, expires_at: expiry() });
        else await insertInvitation(queries, { id, owner_id, email, email_key, role, invited_by, expires_at: expiry() });
        const object = { kind: 'invitation', id, name: email } as const;
        await recordAudit(queries, { ownerId: owner_id, event: 'member_invited', object, after: role });
        return send(queries, owner_id, id, language);
      });
      mails.wake();
      return { invitation, url: urlOf(invitation) };
    },

    async resend(signedIn, id, language) {
      const { workspaceId: ownerId, userId: invited_by } = signedIn;
      await attempts.takeOf('invitations', invited_by);
      const invitation = await database.asSystem(async (queries) => {
        await lockMembers(queries, ownerId);
        const { email, role } = await getInvitation(queries, ownerId, id);
        await requireMayInvite(queries, signedIn, role);
        await renewInvitation(queries, ownerId, id, { invited_by, expires_at: expiry() });
        const object = { kind: 'invitation', id, name: email } as const;
        await recordAudit(queries, { ownerId, event: 'invitation_resent', object, after: role });
        return send(queries, ownerId, id, language);
      });
      mails.wake();
      return { invitation, url: urlOf(invitation) };
    },

    async revoke(signedIn, id) {
      const { workspaceId: ownerId } = signedIn;
      await database.asSystem(async (queries) => {
        await lockMembers(queries, ownerId);
        const { email, role } = await getInvitation(queries, ownerId, id);
        await requireMayInvite(queries, signedIn, role);
        await deleteInvitation(queries, ownerId, id);
        const object = { kind: 'invitation', id, name: email } as const;
        await recordAudit(queries, { ownerId, event: 'invitation_revoked', object, before: role });
      });
    },

    async preview(token) {
      const { owner_id, inviter, email, email_key, role } = await openToken(database.system, token);
      const account = await findAccountByEmail(database.system, owner_id, email_key);
      const workspaceName = await getWorkspaceName(database.system, owner_id);
      return { workspaceName, invitedBy: inviter, email, role, hasAccount: account !== null };
    },

    async accept(userId, token) {
      const { owner_id: offered } = await openToken(database.system, token);
      return database.asSystem(async (queries) => {
        await lockOwner(queries, userId);
        await lockMembers(queries, offered);
        const { id, owner_id, email_key, role } = await openToken(queries, token);
        if (foldName(await getEmail(queries, userId)) !== email_key) throw new AppError('wrong_recipient');
        const account = await findAccountByEmail(queries, owner_id, email_key);
        if (account?.isMember) throw new AppError('already_a_member');
        const { members } = await countMembers(queries, owner_id);
        if (members >= MEMBERS_MAX)
          throw new AppError('too_many', { text: message('requests.members-limit', { max: MEMBERS_MAX }) });
        await requireRoom(queries, userId);
        await insertMember(queries, owner_id, userId, role);
        await deleteInvitation(queries, owner_id, id);
        const object = { kind: 'member', id: userId } as const;
        await recordAudit(queries, { ownerId: owner_id, event: 'member_joined', object, after: role });
        return owner_id;
      });
    },

    async isInvited(token, email) {
      try {
        return (await openToken(database.system, token)).email_key === foldName(email);
      } catch {
        return false;
      }
    },
  };
}
