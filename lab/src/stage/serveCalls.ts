import { setTimeout as delay } from 'node:timers/promises';
import { callOf } from '@fanfare/shared/contracts';
import { type Answer, failure, held, type Recording, type Scenario, unreachable } from '@fanfare/shared/lab';
import { createHandler, createHandlers, createRecordingHandler, readRequest } from '@fanfare/shared/mocks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getResponse } from 'msw';
import { problemsOfAnswer, problemsOfRequest } from './problemsOf.ts';
import type { Fault, LogLine, StageSettings } from './Stage.ts';
import { defaultUser, shellAnswers } from './shell-answers/shellAnswers.ts';

const SLOW_MS = 2_000;

interface Boundary {
  scenario: Scenario;
  recording: Recording | null;
  wish: StageSettings;
  isCut: () => boolean;
  tell: (line: Omit<LogLine, 'at'>) => void;
}

/** Reports contract violations in requests and responses. */
export function serveCalls(app: FastifyInstance, { scenario, recording, wish, isCut, tell }: Boundary): void {
  const onHeld = (request: Request) => tell({ kind: 'call', text: `${lineOf(request)} → no answer yet` });
  const handlers = [
    ...createHandlers(scenario.answers ?? {}, onHeld),
    ...(recording ? [createRecordingHandler(recording)] : []),
    ...createHandlers(shellAnswers(scenario.user ?? recording?.user ?? defaultUser, scenario.role)),
  ];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.all('/api/*', async (incoming, reply) => {
    const request = toRequest(incoming);
    const line = lineOf(request);
    const call = callOf(request.method, new URL(request.url).pathname)?.call;
    if (!call) return refuse(reply, line, 'no contract knows this call');
    const content = await readRequest(request);
    for (const text of problemsOfRequest(call, content)) tell({ kind: 'problem', text });

    const fault = wish.faultOf === undefined || wish.faultOf === call ? wish.fault : undefined;
    if (fault === 'slow') await delay(SLOW_MS, undefined, { ref: false });
    const replaced = isCut() ? unreachable : fault !== undefined && fault !== 'slow' ? faultAnswers[fault] : null;
    const response = await getResponse(replaced ? [createHandler(call, replaced, onHeld)] : handlers, request);
    if (!response) return refuse(reply, line, 'the scenario has no answer for it');
    if (response.type === 'error') {
      tell({ kind: 'call', text: `${line} → connection broken` });
      reply.hijack();
      abortConnection(incoming);
      return reply;
    }
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    const answer: unknown = type.includes('json') ? JSON.parse(text) : text;
    if (response.ok) for (const problem of problemsOfAnswer(call, answer)) tell({ kind: 'problem', text: problem });
    tell({ kind: 'call', text: `${line} → ${response.status}`, detail: { request: content.body, answer } });
    return reply.code(response.status).type(type).send(text);
  });

  function refuse(reply: FastifyReply, line: string, why: string) {
    tell({ kind: 'problem', text: `${line}: ${why}` });
    return reply.code(501).send({ success: false, error: `${line}: ${why}`, code: 'lab', requestId: 'lab' });
  }
}

function toRequest({ method, url, headers, body }: FastifyRequest): Request {
  const type = headers['content-type'];
  return new Request(new URL(url, 'http://stage.invalid'), {
    method,
    headers: type === undefined ? {} : { 'content-type': type },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : null,
  });
}

function lineOf({ method, url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
}

/** Browsers do not retry by themselves after they have received the first bytes. */
export function abortConnection({ raw }: FastifyRequest): void {
  raw.socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 64\r\n\r\n{');
}

const faultAnswers: Readonly<Record<Exclude<Fault, 'slow'>, Answer<never>>> = {
  held,
  unreachable,
  '401': failure(401, 'Please sign in again.', 'not_signed_in'),
  '409': failure(409, 'This was changed by another user.', 'conflict'),
  '429': failure(429, 'Too many requests. Please wait a moment.', 'too_many_requests'),
  '500': failure(500, 'Server error. Please try again later.', 'internal'),
};
