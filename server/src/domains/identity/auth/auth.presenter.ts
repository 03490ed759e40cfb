import type { User } from '@fanfare/shared/contracts';
import type { UserRow } from './auth.repository.ts';

export function presentUser(row: UserRow): User {
  return { id: row.id, username: row.username, email: row.email, avatar: row.avatar, createdAt: row.created_at.toISOString() };
}
