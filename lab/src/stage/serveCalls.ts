import { setTimeout as delay } from 'node:timers/promises';
import { type Call, callOf } from '@fanfare/shared/contracts';
import {
  type Answer,
  type CallRequest,
  failure,
  held,
  type Recording,
  recordedFor,
  type Scenario,
  unreachable,
} from '@fanfare/shared/lab';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM, problemsOfAnswer, problemsOfRequest } from './problemsOf.ts';
import type { Fault, LogLine, Wish } from './Stage.ts';
import { shellAnswers, somebody } from './shellAnswers.ts';

const SLOW_MS = 2_000;

interface Boundary {
  scenario: Scenario;
  recording: Recording | null;
  wish: Wish;
  isCut: () => boolean;
  tell: (line: Omit<LogLine, 'at'>) => void;
}

/** Answers the calls of a scenario over real HTTP. What the contracts do not allow is a problem, in either direction. */
export function serveCalls(app: FastifyInstance, { scenario, recording, wish, isCut, tell }: Boundary): void {
  const turns = new Map<Call, number>();
  const ofShell = shellAnswers(scenario.user ?? recording?.user ?? somebody);
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    payload.once('end', () => done(null, FORM));
  });

  app.all('/api/*', async (request, reply) => {
    const url = new URL(request.url, 'http://stage.invalid');
    const line = `${request.method} ${url.pathname}${url.search}`;
    const known = callOf(request.method, url.pathname);
    if (!known) return refuse(reply, line, 'no contract knows this call');
    const { call, params } = known;
    const asked: CallRequest = { params, query: Object.fromEntries(url.searchParams), body: request.body };
    const problems = problemsOfRequest(call, asked);
    for (const text of problems) tell({ kind: 'problem', text });

    const fault = wish.faultOf === undefined || wish.faultOf === call ? wish.fault : undefined;
    if (fault === 'slow') await delay(SLOW_MS, undefined, { ref: false });
    const isReplaced = fault !== undefined && fault !== 'slow';
    const answer = isCut() ? unreachable : isReplaced ? faultAnswers[fault] : answerTo(call, request, url);
    if (!answer) return refuse(reply, line, 'the scenario has no answer for it');
    return await give(answer, { call, line, asked, request, reply });
  });

  function answerTo(call: Call, request: FastifyRequest, url: URL): Answer | null {
    const prepared: Answer | undefined = scenario.answers?.[call] as Answer | undefined;
    if (prepared) return prepared;
    return recordedFor(recording, request.method, url) ?? (ofShell[call] as Answer | undefined) ?? null;
  }

  interface Asked {
    call: Call;
    line: string;
    asked: CallRequest;
    request: FastifyRequest;
    reply: FastifyReply;
  }

  async function give(answer: Answer, to: Asked): Promise<unknown> {
    const { call, line, asked, request, reply } = to;
    switch (answer.kind) {
      case 'answer': {
        const body = typeof answer.body === 'function' ? answer.body(asked) : answer.body;
        for (const text of problemsOfAnswer(call, body)) tell({ kind: 'problem', text });
        tell({ kind: 'call', text: `${line} → 200`, detail: { request: asked.body, answer: body } });
        return typeof body === 'string' ? reply.type('text/csv').send(body) : reply.send(body);
      }
      case 'failure': {
        const { status, error, code } = answer;
        tell({ kind: 'call', text: `${line} → ${status}`, detail: { request: asked.body, answer: { error, code } } });
        return reply.code(status).send({ success: false, error, code, requestId: request.id });
      }
      case 'slowly':
        await delay(answer.afterMs, undefined, { ref: false });
        return give(answer.then, to);
      case 'in-turn': {
        const turn = turns.get(call) ?? 0;
        turns.set(call, turn + 1);
        const next = answer.answers[Math.min(turn, answer.answers.length - 1)];
        return next ? give(next, to) : refuse(reply, line, 'it has no turns');
      }
      case 'held':
        tell({ kind: 'call', text: `${line} → no answer yet` });
        reply.hijack();
        return reply;
      case 'unreachable':
        tell({ kind: 'call', text: `${line} → connection broken` });
        reply.hijack();
        breakOff(request);
        return reply;
    }
  }

  function refuse(reply: FastifyReply, line: string, why: string) {
    tell({ kind: 'problem', text: `${line}: ${why}` });
    return reply.code(501).send({ success: false, error: `${line}: ${why}`, code: 'lab', requestId: 'lab' });
  }
}

/** Ends the connection in the middle: once something of an answer is there no browser asks again by itself, as it does after silence. */
export function breakOff({ raw }: FastifyRequest): void {
  raw.socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 64\r\n\r\n{');
}

/** What is put in the place of every answer of a call. */
const faultAnswers: Readonly<Record<Exclude<Fault, 'slow'>, Answer<never>>> = {
  held,
  unreachable,
  '401': failure(401, 'Please sign in again.', 'not_signed_in'),
  '409': failure(409, 'Somebody else has changed this in the meantime.', 'conflict'),
  '429': failure(429, 'Too many requests. Please wait a moment.', 'too_many_requests'),
  '500': failure(500, 'Server error. Please try again later.', 'internal'),
};
