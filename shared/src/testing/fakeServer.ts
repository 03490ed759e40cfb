import { transport } from '../api/sendRequest.ts';
import type { Call, ResponseOf } from '../contracts/index.ts';

export interface ReceivedRequest {
  call: Call;
  path: string;
  /** As on the line: every value is a text. */
  query: Readonly<Record<string, string>>;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

interface Failure {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

type Answer = { body: (request: ReceivedRequest) => unknown } | Failure | 'unreachable';

/**
 * A server for component tests: sits behind the one HTTP client, so that everything above it is the real code. Its answers are typed
 * by the contracts. A call nobody prepared an answer for is answered with 501 and its name.
 */
export function fakeServer() {
  const answers = new Map<Call, Answer>();
  const gates = new Map<Call, Promise<void>>();
  const requests: ReceivedRequest[] = [];

  transport.fetch = async (url, init) => {
    const { pathname: path, searchParams } = new URL(url, 'http://server.test');
    const line = `${init.method} ${path}`;
    const call = [...answers.keys()].find((known) => lineOf(known).test(line));
    if (!call) return respond(501, { error: `No answer prepared for ${line}` });
    const headers = Object.fromEntries(Object.entries(Object(init.headers)).map(([name, value]) => [name, String(value)]));
    const request = { call, path, query: Object.fromEntries(searchParams), body: parseBody(init.body), headers };
    requests.push(request);
    await gates.get(call);
    const answer = answers.get(call);
    if (!answer || answer === 'unreachable') throw new TypeError('Failed to fetch');
    return 'status' in answer ? respond(answer.status, answer.body) : respond(200, answer.body(request));
  };

  return {
    /** Every request so far, in order. */
    requests,
    requestsTo: (call: Call) => requests.filter((request) => request.call === call),
    /** From now on this call succeeds with the given body. */
    answer: <C extends Call>(call: C, body: ResponseOf<C>) => {
      answers.set(call, { body: () => body });
    },
    /** From now on this call succeeds with what the function makes of the request. */
    answerWith: <C extends Call>(call: C, body: (request: ReceivedRequest) => ResponseOf<C>) => {
      answers.set(call, { body });
    },
    /** From now on this call fails with the envelope of every failure; `status` 200 makes an answer that denies success. */
    fail: (call: Call, status: number, failure: { error?: string; code?: string } = {}) => {
      answers.set(call, { status, body: { success: false, requestId: 'request-1', ...failure } });
    },
    /** From now on this call reaches nobody. */
    disconnect: (call: Call) => {
      answers.set(call, 'unreachable');
    },
    /** Keeps the answers of this call back until the returned function runs. */
    hold: (call: Call): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(call, promise);
      return () => {
        gates.delete(call);
        resolve();
      };
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;

function lineOf(call: Call): RegExp {
  return new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function parseBody(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body;
}

function respond(status: number, body: unknown) {
  const [type, text] = typeof body === 'string' ? ['text/csv', body] : ['application/json', JSON.stringify(body)];
  return { status, headers: { get: () => type }, text: async () => text };
}
