import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../Dependencies.ts';
import { applyFault, corruptResponse } from '../faults/applyFault.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import { GraphError } from './answers/GraphError.ts';
import { graphErrors } from './answers/graphErrors.ts';
import { readParams } from './answers/readParams.ts';
import { dispatchCall } from './dispatchCall.ts';
import type { GraphCall, GraphMethod } from './GraphCall.ts';
import { createRateLimits } from './limits/createRateLimits.ts';
import { createUsage } from './limits/createUsage.ts';
import { authenticate, identify } from './tokens/authenticate.ts';
import { debugToken } from './tokens/debugToken.ts';
import { exchangeToken, refreshToken } from './tokens/exchangeToken.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account for the call log and the usage headers. */
    graphAccount: Account | undefined;
    graphFailure: GraphError | undefined;
  }
}

type ObjectRoute = { Params: { object: string; edge?: string } };

/** Calls without a version use the newest one. */
const versions = ['v21.0', 'v22.0', 'v23.0', 'v24.0', 'v25.0', 'v26.0'];
const rootPaths = ['access_token', 'refresh_access_token', 'debug_token'];
const methods: readonly GraphMethod[] = ['GET', 'POST', 'DELETE'];
const secretParams = ['access_token', 'client_secret', 'input_token'];

export async function graphRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { state, clock, settings, live } = dependencies;
  const usage = createUsage(clock);
  const limits = createRateLimits(clock, state.preferences);

  await app.register(formbody);
  // Some clients send a JSON content type without a body, which Fastify's parser rejects.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(graphErrors.unreadableBody());
    }
  });
  app.decorateRequest('answerFault', undefined);
  app.decorateRequest('listLagMs', undefined);
  app.decorateRequest('graphAccount', undefined);
  app.decorateRequest('graphFailure', undefined);

  app.setErrorHandler((error, request, reply) => {
    const failure = toGraphError(error);
    if (failure.failure.status >= 500 && !failure.failure.isPlanned) request.log.error({ error }, 'graph call failed');
    request.graphFailure = failure;
    // Faults stop calls before authentication, but the usage headers need the account.
    request.graphAccount ??= identify(state, request.headers.authorization, readParams(request).access_token);
    return reply.status(failure.failure.status).send(failure.toBody(`A${randomBytes(16).toString('base64url')}`));
  });

  app.addHook('preHandler', (request, reply) => applyFault(dependencies, request, reply));

  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(usage.headers(request.graphAccount, request.graphFailure?.failure.isThrottling));
    reply.header('facebook-api-version', versionOf(request)).header('cache-control', 'no-store');
    recordCall(request, reply.statusCode);
    await state.committed();
    return corruptResponse(request, payload);
  });

  function recordCall(request: FastifyRequest, status: number): void {
    const params = Object.entries(readParams(request)).filter(([name]) => !secretParams.includes(name));
    state.calls.insert({
      at: clock.now(),
      method: request.method,
      path: request.url.split('?', 1)[0] ?? request.url,
      params: Object.fromEntries(params),
      igId: request.graphAccount?.igId ?? null,
      status,
      code: request.graphFailure?.failure.code ?? null,
      subcode: request.graphFailure?.failure.subcode ?? null,
    });
    live.publish({ kind: 'calls' });
  }

  function open(request: FastifyRequest): GraphCall {
    const params = readParams(request);
    const now = clock.now();
    const caller = authenticate(state, now, request.headers.authorization, params.access_token);
    request.graphAccount = caller.account;
    return {
      ...dependencies,
      caller,
      params,
      now,
      listedUntil: now - (request.listLagMs ?? 0),
      limits,
      path: request.url.split('?', 1)[0] ?? request.url,
    };
  }

  function handle(request: FastifyRequest<ObjectRoute>): unknown {
    const method = methods.find((each) => each === request.method);
    const { object, edge } = request.params;
    if (/^v\d+\.\d+$/.test(object)) throw graphErrors.unknownPath(`/${[object, edge].join('/')}`);
    if (rootPaths.includes(object)) throw graphErrors.unsupportedMethod(request.method);
    if (!method) throw graphErrors.unknownObject(object, request.method);
    return dispatchCall(open(request), method, object, edge);
  }

  app.get('/access_token', (request) => exchangeToken(state, settings.appSecret, clock.now(), readParams(request)));
  app.get('/refresh_access_token', (request) => refreshToken(state, clock.now(), readParams(request)));

  for (const prefix of ['', `/:version(^${versions.join('|').replaceAll('.', '\\.')}$)`]) {
    app.get(`${prefix}/debug_token`, (request) => debugToken(state, settings, clock.now(), readParams(request)));
    app.route<ObjectRoute>({ method: [...methods], url: `${prefix}/:object`, handler: handle });
    app.route<ObjectRoute>({ method: [...methods], url: `${prefix}/:object/:edge`, handler: handle });
  }

  app.setNotFoundHandler((request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const [first = '', ...others] = path
      .split('/')
      .filter((part) => part !== '')
      .slice(1);
    if (rootPaths.includes(first)) throw graphErrors.unsupportedMethod(request.method);
    const [object = '', edge, ...rest] = versions.includes(first) ? others : [first, ...others];
    if (/^v\d+\.\d+$/.test(object) || rest.length > 0) throw graphErrors.unknownPath(`/${[object, edge, ...rest].join('/')}`);
    open(request);
    throw graphErrors.unknownObject(object, request.method);
  });
}

function versionOf(request: FastifyRequest): string {
  return versions.find((version) => request.url.includes(`/${version}/`)) ?? 'v25.0';
}

function toGraphError(error: unknown): GraphError {
  if (error instanceof GraphError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? graphErrors.unreadableBody() : graphErrors.serviceTrouble();
}
