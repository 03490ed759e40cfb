import { Type } from 'typebox';
import { BotFlow, FlowApproval, FlowIssue } from '../../entities.ts';
import { APPROVAL_COMMENT_MAX_LENGTH, VERSION_NOTE_MAX_LENGTH } from '../../limits.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { Revision } from '../numbers.ts';

const FlowId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const ApprovalId = Body({ id: Type.String() });

export const approvalsCalls = {
  'POST /api/flow/{id}/approval': {
    summary: 'Ask an admin to publish the present draft of a flow',
    access: 'signed-in',
    permission: 'flows.edit',
    params: FlowId,
    body: Body({
      note: Type.Optional(Type.String({ maxLength: VERSION_NOTE_MAX_LENGTH })),
      /** If another revision is stored, nothing is requested. */
      revision: Type.Optional(Revision),
    }),
    response: Success({ data: BotFlow }),
  },
  'DELETE /api/flow/{id}/approval': {
    summary: 'Withdraw the own request to publish a flow',
    access: 'signed-in',
    permission: 'flows.edit',
    params: FlowId,
    response: Success({ data: BotFlow }),
  },
  'GET /api/approvals': {
    summary: 'Requests that wait for a decision, oldest first',
    access: 'signed-in',
    permission: 'approvals.decide',
    response: Success({
      data: Type.Array(
        Type.Object({ ...FlowApproval.properties, flow: Type.Object({ id: Type.String(), name: Type.String() }) }),
      ),
    }),
  },
  'POST /api/approvals/{id}/approve': {
    summary: 'Publish what was requested',
    access: 'signed-in',
    permission: 'approvals.decide',
    idempotency: 'rerun',
    params: ApprovalId,
    response: Success({ data: BotFlow, issues: Type.Array(FlowIssue) }),
  },
  'POST /api/approvals/{id}/refuse': {
    summary: 'Refuse a request, with a comment for the requester',
    access: 'signed-in',
    permission: 'approvals.decide',
    params: ApprovalId,
    body: Body({ comment: Type.String({ minLength: 1, maxLength: APPROVAL_COMMENT_MAX_LENGTH, pattern: '\\S' }) }),
    response: Success({ data: BotFlow }),
  },
} as const satisfies Record<string, CallContract>;
