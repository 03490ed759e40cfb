import { message } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';

const FRAME_MAX_BYTES = 64 * 1024;

/**
 * Checks the announced length, because the form parser limits files but reads the rest to its end (security
 * control S31).
 */
export function limitForms(scope: FastifyInstance, filesMaxBytes: number): void {
  const maxBytes = filesMaxBytes + FRAME_MAX_BYTES;
  scope.addHook('onRequest', async (request, reply) => {
    const isUnknown = request.headers['transfer-encoding'] !== undefined;
    if (!isUnknown && Number(request.headers['content-length'] ?? 0) <= maxBytes) return;
    reply.header('connection', 'close');
    throw new AppError('too_large', isUnknown ? { text: message('requests.content-length-required') } : {});
  });
}

export async function readForm<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof Error) || 'code' in cause) throw cause;
    throw new AppError('bad_request', { text: message('requests.form-incomplete'), cause });
  }
}
