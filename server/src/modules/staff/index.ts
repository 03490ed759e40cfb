export { requireStaff } from './requireStaff.ts';
export { isStaff, listStaff, setStaff } from './staff.repository.ts';
