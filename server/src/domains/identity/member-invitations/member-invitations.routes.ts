import type { MemberInvitation } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { presentWorkspace, type WorkspacesService } from '../workspaces/index.ts';
import type { InvitationRow } from './member-invitations.repository.ts';
import type { MemberInvitationsService } from './member-invitations.service.ts';

function present(row: InvitationRow): MemberInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.inviter,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.is_expired,
    isUndelivered: row.is_undelivered,
  };
}

export function registerMemberInvitationsRoutes(
  app: FastifyInstance,
  invitations: MemberInvitationsService,
  workspaces: WorkspacesService,
): void {
  route(app, 'GET /api/workspace/invitations', async ({ user }) => ({
    invitations: (await invitations.list(user.workspaceId)).map(present),
  }));
  route(app, 'POST /api/workspace/invitations', async ({ user, body, request }) => {
    const { invitation, url } = await invitations.invite(user, body.email, body.role, languageOf(request.headers));
    return { invitation: present(invitation), url };
  });
  route(app, 'POST /api/workspace/invitations/{id}/resend', async ({ user, params, request }) => {
    const { invitation, url } = await invitations.resend(user, params.id, languageOf(request.headers));
    return { invitation: present(invitation), url };
  });
  route(app, 'DELETE /api/workspace/invitations/{id}', async ({ user, params }) => {
    await invitations.revoke(user, params.id);
    return {};
  });
  route(app, 'POST /api/invitations/preview', async ({ body }) => invitations.preview(body.token));
  route(app, 'POST /api/invitations/accept', async ({ user, body }) => {
    const workspaceId = await invitations.accept(user.userId, body.token);
    return { workspace: presentWorkspace(await workspaces.get(user.userId, workspaceId)) };
  });
}
