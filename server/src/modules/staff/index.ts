export { requireStaff } from './requireStaff.ts';
export { isStaff, listStaff, listStaffIds, setStaff } from './staff.repository.ts';
