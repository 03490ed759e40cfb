import { useAdminAccess } from './useAdminAccess.ts';

/** Marks the browser of an admin who opens a page for admins by its URL. */
export function AdminAccess() {
  useAdminAccess();
  return null;
}
