import { transport } from '../api/sendRequest.ts';
import { type Call, callOf, type ResponseOf } from '../contracts/index.ts';
import { type Recording, recordedFor } from '../lab/index.ts';

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
 * by the contracts. A call nobody prepared an answer for is answered by the recording, and without one with 501 and its name.
 */
export function fakeServer(recording: Recording | null = null) {
  const answers = new Map<Call, Answer>();
  const gates = new Map<Call, Promise<void>>();
  const requests: ReceivedRequest[] = [];

  transport.fetch = async (url, init) => {
    const address = new URL(url, 'http://server.test');
    const { pathname: path, searchParams } = address;
    const line = `${init.method} ${path}`;
    const recorded = recordedFor(recording, init.method ?? 'GET', address);
    const call =
      [...answers.keys()].find((known) => lineOf(known).test(line)) ?? (recorded && callOf(init.method ?? 'GET', path)?.call);
    if (!call) return respond(501, { error: `No answer prepared for ${line}` });
    const headers = Object.fromEntries(Object.entries(Object(init.headers)).map(([name, value]) => [name, String(value)]));
    const request = { call, path, query: Object.fromEntries(searchParams), body: parseBody(init.body), headers };
    requests.push(request);
    await gates.get(call);
    const answer = answers.get(call) ?? (recorded && preparedFrom(recorded));
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

function preparedFrom(recorded: NonNullable<ReturnType<typeof recordedFor>>): Answer | undefined {
  if (recorded.kind === 'failure') {
    const { status, error, code } = recorded;
    return { status, body: { success: false, error, code, requestId: 'request-1' } };
  }
  return recorded.kind === 'answer' ? { body: () => recorded.body } : 'unreachable';
}

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
