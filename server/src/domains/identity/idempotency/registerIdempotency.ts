import { message } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { IdempotentRun } from '../../../infrastructure/http/senders/IdempotentRun.ts';
import { type Claim, claimKey, findRun, releaseKey, storeResult } from './idempotency.repository.ts';

type Policy = 'rerun' | 'refuse';

const KEY = /^[\x21-\x7e]{8,255}$/;
const RETRY_AFTER_MS = 1_000;
/** These responses depend on the time, so a repeated request runs again. */
const TEMPORARY = new Set([401, 408, 429]);

interface Run extends IdempotentRun {
  claim: Claim;
  isRecorded: boolean;
}

/** Security control S39. Must be registered before the routes. */
export function registerIdempotency(app: FastifyInstance, database: Database): void {
  const runs = new WeakMap<FastifyRequest, Run>();
  app.decorateRequest('idempotentRun', null);
  app.addHook('onRoute', (route) => {
    const policy = route.config?.idempotency;
    if (policy === undefined) return;
    // Runs after validation and before any effect.
    route.preHandler = (request, reply) => begin(request, reply, policy);
    route.onSend = (request, reply, payload) => end(request, reply, payload, policy);
  });

  async function begin(request: FastifyRequest, reply: FastifyReply, policy: Policy): Promise<unknown> {
    const key = readKey(request);
    if (key === null || request.signedIn === null) return;
    const { userId, workspaceId: ownerId } = request.signedIn;
    // Keys of different members are different.
    const keyHash = sha256(userId === ownerId ? key : `${userId} ${key}`);
    const claim = { ownerId, keyHash, claimId: newId() };
    const requestHash = hashRequest(request);
    const found = await database.asOwner(ownerId, async (queries) => {
      const isOurs = await claimKey(queries, { ...claim, requestHash, isRerun: policy === 'rerun' });
      return isOurs ? null : ((await findRun(queries, claim)) ?? 'released');
    });
    if (found === null) {
      const run = createRun(claim);
      runs.set(request, run);
      request.idempotentRun = run;
      return;
    }
    if (found === 'released') throw inProgress();
    if (!found.request_hash.equals(requestHash)) throw new AppError('idempotency_key_reused');
    if (found.status === null || found.body === null) {
      throw found.is_interrupted ? new AppError('idempotency_interrupted') : inProgress();
    }
    reply.code(found.status).header('idempotent-replayed', 'true').type('application/json; charset=utf-8');
    return reply.send(found.body);
  }

  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown, policy: Policy): Promise<unknown> {
    const run = runs.get(request);
    if (run === undefined) return payload;
    runs.delete(request);
    const { statusCode: status } = reply;
    if (run.isRecorded && status < 400) return payload;
    const { claim } = run;
    try {
      await database.asOwner(claim.ownerId, async (queries) => {
        if (isFinal(status, policy) && typeof payload === 'string') await storeResult(queries, claim, status, payload);
        else await releaseKey(queries, claim);
      });
    } catch (error) {
      request.log.warn({ err: error }, 'the result of an idempotent call was not stored');
    }
    return payload;
  }
}

function createRun(claim: Claim): Run {
  const run: Run = {
    claim,
    isRecorded: false,
    async record(queries, status, body) {
      if (!(await storeResult(queries, claim, status, body))) throw inProgress();
      run.isRecorded = true;
    },
  };
  return run;
}

function isFinal(status: number, policy: Policy): boolean {
  if (status >= 500) return policy === 'refuse';
  return !TEMPORARY.has(status);
}

function inProgress(): AppError {
  return new AppError('idempotency_in_progress', { retryAfterMs: RETRY_AFTER_MS });
}

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('validation_failed', {
    text: message('requests.invalid-idempotency-key'),
  });
}

function hashRequest({ method, url, body, signedIn }: FastifyRequest): Buffer {
  const account = signedIn?.accountId ?? [];
  return sha256([method, url, JSON.stringify(body ?? null)].concat(account).join('\0'));
}
