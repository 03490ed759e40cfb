import { Readable } from 'node:stream';
import {
  ACCOUNT_HEADER,
  type BodyOf,
  type Call,
  type CallContract,
  type Calls,
  calls,
  ErrorBody,
  type ErrorCode,
  isAllowed,
  type ParamsOf,
  type Permission,
  type QueryOf,
  type ResponseOf,
  WORKSPACE_HEADER,
} from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isUuid } from '../crypto/newId.ts';
import type { Queries } from '../database/Database.ts';
import { isForeignKeyViolation } from '../database/isForeignKeyViolation.ts';
import { AppError } from './AppError.ts';
import type { Downloads } from './createDownloads.ts';
import { readBearer } from './senders/readBearer.ts';
import type { SignedIn } from './senders/SignedIn.ts';

const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'One per action, for example a UUID. A repeat of the call with the same key within 24 hours returns the first result, with the header `Idempotent-Replayed: true`.',
    }),
  ),
});

const AccountHeaders = Type.Object({
  [ACCOUNT_HEADER]: Type.Optional(
    Type.String({ description: 'An id of `GET /api/instagram/accounts`; all accounts by default.' }),
  ),
});

/** A slow body may arrive after the session or the membership has ended. */
const CHECKED_FOR_MS = 500;

type UserOf<C extends Call> = Calls[C]['access'] extends 'signed-in' ? SignedIn : null;

type WithoutMark<R> = R extends unknown ? Omit<R, 'success'> : never;

/** `route` adds `success`. A stream is JSON unless another type is set. */
type AnswerOf<C extends Call> = WithoutMark<ResponseOf<C>> | Readable;

export interface RouteContext<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  user: UserOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
  record: (queries: Queries, answer: AnswerOf<C>) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: (
      bearer: string | null,
      cookieHeader: string | undefined,
      workspaceId: string | null,
    ) => Promise<SignedIn | null>;
    /** @throws account_not_connected */
    requireAccount: (workspaceId: string, accountId: string) => Promise<void>;
    enter: (userId: string) => Promise<() => void>;
    downloads: Downloads;
  }
}

export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: RouteContext<C>) => Promise<AnswerOf<C>>,
): void {
  const contract: CallContract = calls[call];
  const [method = '', path = ''] = call.split(' ');
  const status = contract.status ?? 200;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(contract.idempotency !== undefined && { config: { idempotency: contract.idempotency } }),
    ...(contract.bodyLimit !== undefined && { bodyLimit: contract.bodyLimit }),
    schema: {
      summary: contract.summary,
      tags: [path.split('/')[2] ?? ''],
      ...(contract.access === 'signed-in' && { security: [{ bearer: [] }] }),
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { querystring: contract.query }),
      ...(contract.body && { body: contract.body }),
      ...(contract.idempotency !== undefined && { headers: IdempotencyHeaders }),
      ...(contract.filtersByAccount && { headers: AccountHeaders }),
      response: { [status]: contract.response, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    async onRequest(request) {
      if (contract.access !== 'signed-in') return;
      request.signedIn = await requireMember(app, request, contract.permission);
      const { workspaceId, accountId } = request.signedIn;
      if (contract.filtersByAccount && accountId !== null) await app.requireAccount(workspaceId, accountId);
    },
    async handler(request, reply) {
      const leave = request.signedIn ? await app.enter(request.signedIn.userId) : () => undefined;
      if (contract.access === 'signed-in' && reply.elapsedTime > CHECKED_FOR_MS) {
        request.signedIn = await requireMember(app, request, contract.permission).catch((error: unknown) => {
          leave();
          throw error;
        });
      }
      const context = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.signedIn,
        request,
        reply,
        async record(queries: Queries, answer: AnswerOf<C>) {
          if (request.idempotentRun === null) return;
          const body = reply.code(status).serialize({ success: true, ...answer });
          await request.idempotentRun.record(queries, status, String(body));
        },
      } as RouteContext<C>;
      const answer = await handler(context).catch(async (error: unknown) => {
        leave();
        // The workspace may have been deleted meanwhile.
        if (contract.access === 'signed-in' && isForeignKeyViolation(error))
          await requireMember(app, request, contract.permission);
        throw error;
      });
      if (!(answer instanceof Readable)) leave();
      if (answer instanceof Readable) {
        answer.once('close', leave);
        const { signedIn } = request;
        if (signedIn && contract.access === 'signed-in') {
          app.downloads.add(`${signedIn.workspaceId}:${signedIn.userId}`, contract.permission, answer);
          // The role may have changed before the download was added.
          await requireMember(app, request, contract.permission).catch((error: unknown) => {
            answer.destroy();
            throw error;
          });
        }
        if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
        return reply.code(status).send(answer);
      }
      return reply.code(status).send({ success: true, ...answer });
    },
  });
}

/** Without a workspace's permission, `workspaceId` is the personal one. */
async function requireMember(app: FastifyInstance, request: FastifyRequest, permission: Permission | 'self'): Promise<SignedIn> {
  const { authorization, cookie } = request.headers;
  const workspaceId = permission === 'self' ? null : readId(request, WORKSPACE_HEADER, 'not_a_member');
  const signedIn = await app.authenticate(readBearer(authorization), cookie, workspaceId);
  if (!signedIn) throw new AppError('not_signed_in');
  if (permission === 'self') return signedIn;
  if (signedIn.role === null) throw new AppError('not_a_member');
  if (!isAllowed(signedIn.role, permission)) throw new AppError('role_too_low');
  return { ...signedIn, accountId: readId(request, ACCOUNT_HEADER, 'account_not_connected') };
}

function readId({ headers }: FastifyRequest, header: string, refusal: ErrorCode): string | null {
  const id = headers[header];
  if (id === undefined || id === '') return null;
  if (typeof id !== 'string' || !isUuid(id)) throw new AppError(refusal);
  return id;
}
