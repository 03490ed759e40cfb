import type { Member, MemberInvitation, Workspace } from '@fanfare/shared/contracts';

export const aWorkspace = (over: Partial<Workspace> = {}): Workspace => ({
  id: 'w1',
  name: 'Northwind',
  role: 'owner',
  members: 3,
  owners: 1,
  ...over,
});

export const aMember = (over: Partial<Member> = {}): Member => ({
  id: 'user-1',
  username: 'mira',
  email: 'mira@example.org',
  avatar: null,
  role: 'owner',
  joinedAt: '2026-01-15T12:00:00.000Z',
  ...over,
});

export const ben = aMember({ id: 'user-2', username: 'ben', email: 'ben@example.org', role: 'editor' });
export const cleo = aMember({ id: 'user-3', username: 'cleo', email: 'cleo@example.org', role: 'viewer' });

export const anInvitation = (over: Partial<MemberInvitation> = {}): MemberInvitation => ({
  id: 'i1',
  email: 'dora@example.org',
  role: 'agent',
  invitedBy: 'mira',
  sentAt: new Date(Date.now() - 3_600_000).toISOString(),
  expiresAt: new Date(Date.now() + 6.5 * 86_400_000).toISOString(),
  isExpired: false,
  isUndelivered: false,
  ...over,
});
