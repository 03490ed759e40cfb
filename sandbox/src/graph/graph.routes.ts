import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../Dependencies.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { createUsage } from './createUsage.ts';
import { exchangeToken, refreshToken } from './exchangeToken.ts';
import { GraphError } from './GraphError.ts';
import { graphErrors } from './graphErrors.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { readNode } from './readNode.ts';
import { readParams } from './readParams.ts';
import { readSubscription, subscribe, unsubscribe } from './subscriptions/subscribedApps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who made this Graph call, for the call log and the usage headers. */
    graphAccount: Account | undefined;
    graphFailure: GraphError | undefined;
  }
}

type ObjectRoute = { Params: { object: string } };

/** Versions that Meta serves today; a call without one gets the newest the app knows. */
const versions = ['v21.0', 'v22.0', 'v23.0', 'v24.0', 'v25.0', 'v26.0'];
/** Edges of Instagram that the sandbox does not offer: refused as a missing capability, never silently accepted. */
const edgesNotOffered = [
  'comments',
  'content_publishing_limit',
  'conversations',
  'insights',
  'media',
  'media_publish',
  'mentions',
  'message_attachments',
  'messenger_profile',
  'stories',
  'tags',
  'welcome_message_flows',
];
const secretParams = ['access_token', 'client_secret', 'input_token'];

/** The host graph.instagram.com, mounted under its name. */
export async function graphRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { state, clock, settings, live } = dependencies;
  const usage = createUsage(clock);

  await app.register(formbody);
  // Clients label calls without a body as JSON too; Fastify's own parser would refuse the empty text.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(graphErrors.unreadableBody());
    }
  });
  app.decorateRequest('graphAccount', undefined);
  app.decorateRequest('graphFailure', undefined);

  app.setErrorHandler((error, request, reply) => {
    const failure = toGraphError(error);
    if (failure.failure.status >= 500) request.log.error({ error }, 'graph call failed');
    request.graphFailure = failure;
    return reply.status(failure.failure.status).send(failure.toBody(`A${randomBytes(16).toString('base64url')}`));
  });

  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      ...usage.headers(request.graphAccount),
      'facebook-api-version': versionOf(request),
      'cache-control': 'no-store',
    });
    recordCall(request, reply.statusCode);
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
  }

  function callerOf(request: FastifyRequest): Caller {
    const caller = authenticate(state, clock.now(), request.headers.authorization, readParams(request).access_token);
    request.graphAccount = caller.account;
    return caller;
  }

  /** Edges exist on the token's own account only. */
  function ownerOf(request: FastifyRequest<ObjectRoute>): Caller {
    const caller = callerOf(request);
    const { object } = request.params;
    if (object !== 'me' && object !== caller.account.igId) throw graphErrors.unknownObject(object, request.method);
    return caller;
  }

  /** Open pages show who is subscribed. */
  function changed<T>(answer: T): T {
    live.publish({ kind: 'accounts' });
    return answer;
  }

  app.get('/access_token', (request) => exchangeToken(state, settings.appSecret, clock.now(), readParams(request)));
  app.get('/refresh_access_token', (request) => refreshToken(state, clock.now(), readParams(request)));

  for (const prefix of ['', `/:version(^${versions.join('|').replaceAll('.', '\\.')}$)`]) {
    app.get<ObjectRoute>(`${prefix}/:object`, (request) =>
      readNode(state, callerOf(request), request.params.object, readParams(request).fields),
    );
    app.get<ObjectRoute>(`${prefix}/:object/subscribed_apps`, (request) => readSubscription(ownerOf(request)));
    app.post<ObjectRoute>(`${prefix}/:object/subscribed_apps`, (request) =>
      changed(subscribe(state, ownerOf(request), readParams(request).subscribed_fields)),
    );
    app.delete<ObjectRoute>(`${prefix}/:object/subscribed_apps`, (request) => changed(unsubscribe(state, ownerOf(request))));
    app.post<ObjectRoute>(`${prefix}/:object/messages`, (request) =>
      sendMessage(dependencies, ownerOf(request), readParams(request)),
    );
  }

  app.setNotFoundHandler((request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const [first = '', ...others] = path
      .split('/')
      .filter((part) => part !== '')
      .slice(1);
    if (['access_token', 'refresh_access_token'].includes(first)) throw graphErrors.unsupportedMethod(request.method);
    const [object = '', edge, ...rest] = versions.includes(first) ? others : [first, ...others];
    if (/^v\d+\.\d+$/.test(object) || rest.length > 0) throw graphErrors.unknownPath(`/${[object, edge, ...rest].join('/')}`);
    callerOf(request);
    if (edge !== undefined && edgesNotOffered.includes(edge)) throw graphErrors.notOffered(`/${edge}`);
    if (edge !== undefined && request.method === 'GET') throw graphErrors.unknownField(edge);
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
