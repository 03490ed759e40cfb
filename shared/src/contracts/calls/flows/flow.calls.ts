import { Type } from 'typebox';
import { BotFlow, FlowEdge, FlowIssue, FlowName, FlowNode } from '../../entities.ts';
import { FLOW_BODY_MAX_BYTES, FLOW_EDGES_MAX, FLOW_NODES_MAX, VERSION_NOTE_MAX_LENGTH } from '../../limits.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { Revision } from '../numbers.ts';

const FlowId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const flowCalls = {
  'POST /api/flow/save': {
    summary: 'Save a bot flow under its name (creates it, or replaces the draft)',
    access: 'signed-in',
    permission: 'flows.edit',
    bodyLimit: FLOW_BODY_MAX_BYTES,
    body: Body({
      name: FlowName,
      nodes: Type.Array(FlowNode, { minItems: 1, maxItems: FLOW_NODES_MAX }),
      edges: Type.Array(FlowEdge, { maxItems: FLOW_EDGES_MAX }),
      /** An outdated revision is rejected. */
      revision: Type.Optional(Revision),
    }),
    response: Success({ data: BotFlow }),
  },
  'GET /api/flow/get/{id}': {
    summary: 'Load a bot flow by id or by name',
    access: 'signed-in',
    permission: 'workspace.view',
    params: FlowId,
    response: Success({
      data: Type.Object({ ...BotFlow.properties, nodes: Type.Array(FlowNode), edges: Type.Array(FlowEdge) }),
    }),
  },
  'GET /api/flow/list': {
    summary: 'All bot flows of the user, newest change first',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Type.Array(BotFlow) }),
  },
  'POST /api/flow/{id}/publish': {
    summary: 'Freeze the draft as a version and let it answer followers',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'rerun',
    params: FlowId,
    body: Body({
      note: Type.Optional(Type.String({ maxLength: VERSION_NOTE_MAX_LENGTH })),
      /** If another revision is stored, nothing is published. */
      revision: Type.Optional(Revision),
    }),
    response: Success({ data: BotFlow, issues: Type.Array(FlowIssue) }),
  },
  'POST /api/flow/{id}/unpublish': {
    summary: 'Stop answering with this flow; its versions stay',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'rerun',
    params: FlowId,
    response: Success({ data: BotFlow }),
  },
} as const satisfies Record<string, CallContract>;
