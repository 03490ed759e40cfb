import { type Static, Type } from 'typebox';
import { BotFlow, By, ChosenAccounts, FlowEdge, FlowName, FlowNode } from '../../entities.ts';
import { FLOW_BODY_MAX_BYTES, FLOW_EDGES_MAX, FLOW_NODES_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { Revision } from '../numbers.ts';

const FlowId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const FlowVersionId = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  version: Type.String({ minLength: 1, maxLength: 20 }),
});

export const FlowVersionInfo = Type.Object({
  version: Type.Integer(),
  note: Type.String(),
  noteMessage: MessageBody,
  /** The name in `by`; empty if unknown. */
  author: Type.String(),
  by: By,
  publishedAt: Type.String(),
  nodeCount: Type.Integer(),
  edgeCount: Type.Integer(),
  isCurrent: Type.Boolean(),
});
export type FlowVersionInfo = Static<typeof FlowVersionInfo>;

const graph = { nodes: Type.Array(FlowNode), edges: Type.Array(FlowEdge) };

export const versionsCalls = {
  'GET /api/flow/{id}/versions': {
    summary: 'The published versions of a bot flow, newest first',
    access: 'signed-in',
    permission: 'workspace.view',
    params: FlowId,
    response: Success({ data: Type.Array(FlowVersionInfo) }),
  },
  'GET /api/flow/{id}/versions/{version}': {
    summary: 'One version as it was published',
    access: 'signed-in',
    permission: 'workspace.view',
    params: FlowVersionId,
    response: Success({ data: Type.Object({ ...FlowVersionInfo.properties, ...graph }) }),
  },
  'POST /api/flow/{id}/versions/{version}/restore': {
    summary: 'Make a version the draft; what is published does not change',
    access: 'signed-in',
    permission: 'flows.edit',
    params: FlowVersionId,
    body: Body({ revision: Type.Optional(Revision) }),
    response: Success({ data: Type.Object({ ...BotFlow.properties, ...graph }) }),
  },
  'PUT /api/flow/{id}/draft': {
    summary: 'Save the draft of a known flow; the header If-Match names the revision it was loaded with',
    access: 'signed-in',
    permission: 'flows.edit',
    bodyLimit: FLOW_BODY_MAX_BYTES,
    params: FlowId,
    body: Body({
      nodes: Type.Array(FlowNode, { maxItems: FLOW_NODES_MAX }),
      edges: Type.Array(FlowEdge, { maxItems: FLOW_EDGES_MAX }),
    }),
    response: Success({ data: BotFlow }),
  },
  'PATCH /api/flow/{id}': {
    summary: 'Rename a bot flow',
    access: 'signed-in',
    permission: 'flows.edit',
    params: FlowId,
    body: Body({ name: FlowName }),
    response: Success({ data: BotFlow }),
  },
  'PUT /api/flow/{id}/accounts': {
    summary: 'Choose the Instagram accounts that a bot flow answers for; null means all',
    access: 'signed-in',
    permission: 'flows.edit',
    params: FlowId,
    body: Body({ accountIds: ChosenAccounts }),
    response: Success({ data: BotFlow }),
  },
  'DELETE /api/flow/{id}': {
    summary: 'Delete a bot flow with its automation; runs under way finish on their version',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'rerun',
    params: FlowId,
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
