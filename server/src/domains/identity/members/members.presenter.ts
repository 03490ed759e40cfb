import type { Member } from '@fanfare/shared/contracts';
import { defaultAvatarUrl } from '../avatars/index.ts';
import type { MemberRow } from './members.repository.ts';

export function presentMember({ user_id, username, email, avatar, role, joined_at }: MemberRow): Member {
  return { id: user_id, username, email, avatar: avatar ?? defaultAvatarUrl(username), role, joinedAt: joined_at.toISOString() };
}
