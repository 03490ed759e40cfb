import { Type } from 'typebox';
import { FlowRequest } from '../../flows/flowNodeData.ts';
import { FLOW_SECRET_MAX_LENGTH, VARIABLE_VALUE_MAX_LENGTH } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Name = Type.String({ pattern: '^[A-Za-z]\\w{0,63}$' });
/** Values of secrets are never returned. */
const FlowSecret = Type.Object({
  name: Type.String(),
  updatedAt: Type.String(),
  lastUsedAt: Nullable(Type.String()),
  usedBy: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
const SecretList = Type.Array(FlowSecret);

export const flowRequestsCalls = {
  'POST /api/flow-requests/test': {
    summary: 'Make a request as a flow would, with the same limits, and see what comes back',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'refuse',
    body: Body({
      /** Format of the action `send_api`, as an alternative to `request`. */
      params: Type.Optional(Type.String({ maxLength: 20_000 })),
      request: Type.Optional(FlowRequest),
      values: Type.Optional(
        Body({
          input: Type.Optional(Type.String({ maxLength: VARIABLE_VALUE_MAX_LENGTH })),
          username: Type.Optional(Type.String({ maxLength: 100 })),
          variables: Type.Optional(
            Type.Record(Name, Type.String({ maxLength: VARIABLE_VALUE_MAX_LENGTH }), { additionalProperties: false }),
          ),
        }),
      ),
    }),
    response: Success({
      data: Type.Object({
        /** Null if there was no response; `error` has the reason. */
        status: Nullable(Type.Integer()),
        error: Nullable(Type.String()),
        errorMessage: MessageBody,
        /** Set if the response is JSON. */
        json: Type.Unknown(),
        variables: Type.Record(Type.String(), Type.String()),
        durationMs: Type.Integer(),
      }),
    }),
  },
  'GET /api/flow-secrets': {
    summary: 'Names of the secrets that requests of flows can use, and what uses them',
    access: 'signed-in',
    permission: 'flows.edit',
    response: Success({ data: SecretList }),
  },
  'PUT /api/flow-secrets': {
    summary: 'Set a secret, or delete it with the value null; no call answers its value',
    access: 'signed-in',
    permission: 'flows.edit',
    body: Body({ name: Name, value: Nullable(Type.String({ minLength: 1, maxLength: FLOW_SECRET_MAX_LENGTH })) }),
    response: Success({ data: SecretList }),
  },
} as const satisfies Record<string, CallContract>;
