export { createInvitations, type Invitations } from './createInvitations.ts';
export { newInvitation } from './invitation.ts';
export { pruneInvitations } from './invitations.repository.ts';
