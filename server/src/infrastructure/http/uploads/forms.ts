import { message } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';

/** What a form has besides its files. */
const FRAME_MAX_BYTES = 64 * 1024;

/**
 * Refuses forms by the length that they announce, and those that announce none: the parser of forms limits each file, but reads what comes behind
 * it to the end, however much that is (security control S31).
 */
export function limitForms(scope: FastifyInstance, filesMaxBytes: number): void {
  const maxBytes = filesMaxBytes + FRAME_MAX_BYTES;
  scope.addHook('onRequest', async (request, reply) => {
    const isUnknown = request.headers['transfer-encoding'] !== undefined;
    if (!isUnknown && Number(request.headers['content-length'] ?? 0) <= maxBytes) return;
    // Nobody reads the rest.
    reply.header('connection', 'close');
    throw new AppError('too_large', isUnknown ? { text: message('requests.content-length-required') } : {});
  });
}

/** Reads of a form; one that breaks off or is none is the sender's fault. The parser says so without a code. */
export async function readForm<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof Error) || 'code' in cause) throw cause;
    throw new AppError('bad_request', { text: message('requests.form-incomplete'), cause });
  }
}
