import { isAllowed, type Member, type Role } from '@fanfare/shared/contracts';
import { defaultAvatarUrl } from '../avatars/index.ts';
import type { MemberRow } from './members.repository.ts';

/** Addresses are needed to manage members, and are hidden from others. */
export function presentMember(row: MemberRow, reader: Role | null): Member {
  const { user_id, username, email, avatar, role, joined_at, is_available } = row;
  return {
    id: user_id,
    username,
    email: reader !== null && isAllowed(reader, 'members.manage') ? email : '',
    avatar: avatar ?? defaultAvatarUrl(username),
    role,
    joinedAt: joined_at.toISOString(),
    isAvailable: is_available,
  };
}
