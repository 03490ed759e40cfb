import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../Dependencies.ts';
import { applyFault, corruptResponse } from '../faults/applyFault.ts';
import { GraphError } from '../graph/answers/GraphError.ts';
import { asObject } from '../graph/answers/readParams.ts';
import { exchangeCode } from './exchangeCode.ts';
import { OauthError } from './OauthError.ts';

/** Accepts only forms. */
export async function tokenRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { state, clock, settings, live } = dependencies;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  await app.register(formbody);
  await app.register(multipart, { attachFieldsToBody: 'keyValues' });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof GraphError) {
      const { status, message } = error.failure;
      return reply.status(status).send(new OauthError(message).toBody());
    }
    if (error instanceof OauthError) return reply.status(400).send(error.toBody());
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ error }, 'token call failed');
    const message = status < 500 ? 'Send the fields as a form' : 'An unexpected error has occurred.';
    return reply.status(status < 500 ? 400 : 500).send(new OauthError(message).toBody());
  });

  app.decorateRequest('answerFault', undefined);
  app.addHook('preHandler', (request, reply) => applyFault(dependencies, request, reply));
  app.addHook('onSend', async (request, _reply, payload) => {
    await state.committed();
    return corruptResponse(request, payload);
  });

  app.post('/oauth/access_token', (request, reply) => {
    const json = exchangeCode(state, settings, clock.now(), asObject(request.body));
    live.publish({ kind: 'accounts' });
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);
  });
}
