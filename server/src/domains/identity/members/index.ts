export { createUnassignment, type Unassignment } from './createUnassignment.ts';
export { countMembers, findMember, insertMember, lockMembers } from './members.repository.ts';
export { registerMembersRoutes } from './members.routes.ts';
export { createMembersService } from './members.service.ts';
