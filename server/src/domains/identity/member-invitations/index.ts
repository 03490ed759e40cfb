export { createInvitationMails } from './createInvitationMails.ts';
export { hasOpenInvitation, pruneMemberInvitations } from './member-invitations.repository.ts';
export { registerMemberInvitationsRoutes } from './member-invitations.routes.ts';
export { createMemberInvitationsService, type MemberInvitationsService } from './member-invitations.service.ts';
