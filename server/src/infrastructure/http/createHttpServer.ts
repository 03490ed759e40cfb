import { randomUUID } from 'node:crypto';
import { serverPaths } from '@fanfare/shared/contracts';
import cookie from '@fastify/cookie';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from '../logger/createLogger.ts';
import { runWithContext } from '../request-context/requestContext.ts';
import { AppError } from './AppError.ts';
import { compileSerializer } from './compileSerializer.ts';
import './senders/SignedIn.ts';
import { takeJson } from './input/takeJson.ts';
import { validateInput } from './input/validateInput.ts';
import { protectResponses } from './protectResponses.ts';
import { withSender } from './senders/currentSender.ts';
import { toAppError } from './toAppError.ts';

/** Security control S21. A route may set its own limit. */
const BODY_MAX_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Allows for slow clients, plus one check interval (S31). */
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_EVERY_MS = 1_000;
const HEADERS_MAX_BYTES = 16 * 1024;

export interface AnsweredRequest {
  id: string;
  method: string;
  route: string | null;
  status: number;
  seconds: number;
}

interface HttpOptions {
  logger: Logger;
  trustedProxies?: number;
  maxConnections?: number;
  requestTimeoutMs?: number;
  onAnswered?: (request: AnsweredRequest) => void;
}

export async function createHttpServer({
  logger,
  trustedProxies = 0,
  maxConnections,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  onAnswered = () => undefined,
}: HttpOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Trusts exactly this many proxies, because clients can write the header (S15).
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: CHECK_EVERY_MS,
      maxHeaderSize: HEADERS_MAX_BYTES,
    },
    forceCloseConnections: 'idle',
    // Flow names have up to 200 characters, each with up to 12 when encoded.
    routerOptions: { maxParamLength: 2_400 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  });
  if (maxConnections !== undefined) app.server.maxConnections = maxConnections;
  app.removeContentTypeParser('text/plain');
  takeJson(app);
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not_found'), request, reply));

  await protectResponses(app);
  await app.register(cookie);
  app.addHook('onRequest', (request, reply, done) => {
    if (isMachinePath(request.routeOptions.url ?? request.url)) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) =>
    runWithContext({ requestId: request.id }, () => withSender(request, done)),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? null;
    const userId = request.signedIn?.userId;
    logger.info({ requestId: id, userId, method, route, status, ms: Math.round(elapsedTime) }, 'request');
    onAnswered({ id, method, route, status, seconds: elapsedTime / 1000 });
    done();
  });
  return app;
}

function isMachinePath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith(serverPaths.instagramWebhook);
}

function wasAbandoned({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = wasAbandoned(request) ? new AppError('bad_request', { cause: error }) : toAppError(error);
  const isRefusal = known.code === 'overloaded' && known.cause === undefined;
  if (known.status >= 500 && !isRefusal) request.log.error({ err: known.cause ?? known }, 'request failed');
  if (known.retryAfterMs !== null) reply.header('retry-after', Math.ceil(known.retryAfterMs / 1000));
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .send({
      success: false,
      error: known.message,
      ...(known.text && { message: known.text }),
      code: known.code,
      requestId: request.id,
      ...(known.field !== null && { field: known.field }),
    });
}
