import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { limitForms } from './forms.ts';

/** A separate scope, because other calls must not accept forms: a form from another origin needs no preflight. */
export async function takeUploads(
  app: FastifyInstance,
  maxBytes: number,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    limitForms(scope, maxBytes);
    await scope.register(multipart, { limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 } });
    register(scope);
  });
}
