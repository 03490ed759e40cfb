export { isAdmin, listAdminIds, listAdmins, setAdmin } from './admin.repository.ts';
export { requireAdmin } from './requireAdmin.ts';
