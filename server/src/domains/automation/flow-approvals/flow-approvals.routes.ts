import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { presentApproval, presentFlow } from '../flows/index.ts';
import type { ListedApprovalRow } from './flow-approvals.repository.ts';
import type { FlowApprovalsService } from './flow-approvals.service.ts';

export function registerFlowApprovalsRoutes(app: FastifyInstance, approvals: FlowApprovalsService): void {
  route(app, 'POST /api/flow/{id}/approval', async ({ params, body, user }) => {
    return { data: presentFlow(await approvals.request(user, params.id, body)) };
  });
  route(app, 'DELETE /api/flow/{id}/approval', async ({ params, user }) => {
    return { data: presentFlow(await approvals.withdraw(user, params.id)) };
  });
  route(app, 'GET /api/approvals', async ({ user }) => {
    return { data: (await approvals.list(user.workspaceId)).flatMap(presentListed) };
  });
  route(app, 'POST /api/approvals/{id}/approve', async ({ params, user, record }) => {
    const { flow, issues } = await approvals.approve(user, params.id, (queries, published) =>
      record(queries, { data: presentFlow(published.flow), issues: published.issues }),
    );
    return { data: presentFlow(flow), issues };
  });
  route(app, 'POST /api/approvals/{id}/refuse', async ({ params, body, user }) => {
    return { data: presentFlow(await approvals.refuse(user, params.id, body.comment)) };
  });
}

function presentListed({ id, name, approval }: ListedApprovalRow) {
  return approval ? [{ ...presentApproval(approval), flow: { id, name } }] : [];
}
