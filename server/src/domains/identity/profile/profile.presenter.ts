import type { Profile } from '@fanfare/shared/contracts';
import { defaultAvatarUrl } from '../avatars/index.ts';
import type { ProfileRow } from './profile.repository.ts';

export function presentProfile(row: ProfileRow): Profile {
  return {
    username: row.username,
    email: row.email,
    pendingEmail: row.pending_email,
    fullName: row.full_name,
    bio: row.bio,
    avatarUrl: row.avatar ?? defaultAvatarUrl(row.username),
    createdAt: row.created_at.toISOString(),
  };
}
