import type { Member } from '@fanfare/shared/contracts';
import { defaultAvatarUrl } from '../avatars/index.ts';
import type { MemberRow } from './members.repository.ts';

export function presentMember({ user_id, username, email, avatar, role, joined_at, is_available }: MemberRow): Member {
  const shown = { id: user_id, username, email, avatar: avatar ?? defaultAvatarUrl(username), role };
  return { ...shown, joinedAt: joined_at.toISOString(), isAvailable: is_available };
}
