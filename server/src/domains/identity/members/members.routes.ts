import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { presentMember } from './members.presenter.ts';
import type { MembersService } from './members.service.ts';

export function registerMembersRoutes(app: FastifyInstance, members: MembersService): void {
  route(app, 'GET /api/workspace/members', async ({ user }) => ({
    members: (await members.list(user.workspaceId)).map((member) => presentMember(member, user.role)),
  }));
  route(app, 'PATCH /api/workspace/members/{id}', async ({ user, params, body }) => ({
    member: presentMember(await members.changeRole(user, params.id, body.role), user.role),
  }));
  route(app, 'DELETE /api/workspace/members/{id}', async ({ user, params }) => {
    await members.remove(user, params.id);
    return {};
  });
  route(app, 'POST /api/workspace/leave', async ({ user }) => {
    await members.leave(user);
    return {};
  });
  route(app, 'POST /api/workspace/transfer', async ({ user, body }) => {
    await members.transfer(user, body.memberId, body.password);
    return {};
  });
}
