import { type Static, Type } from 'typebox';
import { WORKSPACE_NAME_MAX_LENGTH } from '../../limits.ts';
import { roles } from '../../workspaces/permissions.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { CurrentPassword, Email, LinkToken } from './account.calls.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const IsoTime = Type.String({ description: 'ISO 8601, UTC' });
const Role = Type.Enum(roles);
const Id = Body({ id: Type.String() });
const Name = Type.String({ minLength: 1, maxLength: WORKSPACE_NAME_MAX_LENGTH, pattern: '\\S' });

export const Workspace = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Of the user who calls. */
  role: Role,
  members: Type.Integer(),
  owners: Type.Integer(),
  /** Editors request approval instead of publishing. */
  needsApproval: Type.Optional(Type.Boolean()),
  /** Conversations that need a person are assigned to available members in turn. */
  assignsConversations: Type.Optional(Type.Boolean()),
});
export type Workspace = Static<typeof Workspace>;

export const Member = Type.Object({
  id: Type.String(),
  username: Type.String(),
  /** Empty unless the caller manages members. */
  email: Type.String(),
  avatar: Nullable(Type.String()),
  role: Role,
  joinedAt: IsoTime,
  /** Gets conversations that are assigned automatically. */
  isAvailable: Type.Optional(Type.Boolean()),
});
export type Member = Static<typeof Member>;

export const MemberInvitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: Role,
  /** Null if that user has left. */
  invitedBy: Nullable(Type.String()),
  sentAt: IsoTime,
  expiresAt: IsoTime,
  isExpired: Type.Boolean(),
  /** The address refused the email. */
  isUndelivered: Type.Boolean(),
});
export type MemberInvitation = Static<typeof MemberInvitation>;

/** `url` is returned once. */
const SentInvitation = Success({ invitation: MemberInvitation, url: Type.String() });

export const workspacesCalls = {
  'GET /api/workspaces': {
    summary: 'The workspaces that the user is a member of',
    access: 'signed-in',
    permission: 'self',
    /** `currentId`: the one that calls without the header `Fanfare-Workspace` use. */
    response: Success({ workspaces: Type.Array(Workspace), currentId: Type.String() }),
  },
  'POST /api/workspaces': {
    summary: 'Create a workspace; the user becomes its owner',
    access: 'signed-in',
    permission: 'self',
    body: Body({ name: Name }),
    response: Success({ workspace: Workspace }),
    status: 201,
    idempotency: 'refuse',
  },
  'PATCH /api/workspace': {
    summary: 'Rename the workspace, or turn approval before publishing or automatic assignment on or off',
    access: 'signed-in',
    permission: 'workspace.edit',
    body: Body({
      name: Type.Optional(Name),
      needsApproval: Type.Optional(Type.Boolean()),
      assignsConversations: Type.Optional(Type.Boolean()),
    }),
    response: Success({ workspace: Workspace }),
  },
  'DELETE /api/workspace': {
    summary: 'Delete the workspace with everything in it',
    access: 'signed-in',
    permission: 'workspace.own',
    body: Body({ password: CurrentPassword }),
    response: Success({}),
  },
  'POST /api/workspace/leave': {
    summary: 'Leave the workspace. The only owner cannot leave.',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({}),
  },
  'GET /api/workspace/members': {
    summary: 'Members of the workspace, in order of role and name',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ members: Type.Array(Member) }),
  },
  'PATCH /api/workspace/members/{id}': {
    summary: 'Change the role of a member',
    access: 'signed-in',
    permission: 'members.manage',
    params: Id,
    body: Body({ role: Role }),
    response: Success({ member: Member }),
  },
  'DELETE /api/workspace/members/{id}': {
    summary: 'Remove a member; access ends at once',
    access: 'signed-in',
    permission: 'members.manage',
    params: Id,
    response: Success({}),
    idempotency: 'rerun',
  },
  'POST /api/workspace/transfer': {
    summary: 'Make another member the owner; the caller becomes an admin',
    access: 'signed-in',
    permission: 'workspace.own',
    body: Body({ memberId: Type.String(), password: CurrentPassword }),
    response: Success({}),
  },
  'GET /api/workspace/invitations': {
    summary: 'Open invitations, newest first',
    access: 'signed-in',
    permission: 'members.manage',
    response: Success({ invitations: Type.Array(MemberInvitation) }),
  },
  'POST /api/workspace/invitations': {
    summary: 'Invite a person by email',
    access: 'signed-in',
    permission: 'members.manage',
    body: Body({ email: Email, role: Role }),
    response: SentInvitation,
    status: 201,
  },
  'POST /api/workspace/invitations/{id}/resend': {
    summary: 'Send an invitation again with a new link; the old link stops working',
    access: 'signed-in',
    permission: 'members.manage',
    params: Id,
    response: SentInvitation,
  },
  'DELETE /api/workspace/invitations/{id}': {
    summary: 'Revoke an invitation',
    access: 'signed-in',
    permission: 'members.manage',
    params: Id,
    response: Success({}),
    idempotency: 'rerun',
  },
  'POST /api/invitations/preview': {
    summary: 'What an invitation link leads to',
    access: 'public',
    body: Body({ token: LinkToken }),
    response: Success({
      workspaceName: Type.String(),
      invitedBy: Nullable(Type.String()),
      email: Type.String(),
      role: Role,
      /** Whether a user with this address exists. */
      hasAccount: Type.Boolean(),
    }),
  },
  'POST /api/invitations/accept': {
    summary: 'Accept an invitation',
    access: 'signed-in',
    permission: 'self',
    body: Body({ token: LinkToken }),
    response: Success({ workspace: Workspace }),
  },
} as const satisfies Record<string, CallContract>;
