import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { httpClient } from '../api/httpClient.ts';
import type { Call, ResponseOf } from '../contracts/index.ts';

export interface ReceivedRequest {
  call: Call;
  path: string;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
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

  httpClient.defaults.adapter = async (config) => {
    const call = callOf(config, [...answers.keys()]);
    if (!call) return refuse(config, { status: 501, body: { error: `No answer prepared for ${config.method} ${config.url}` } });
    const request = { call, path: config.url ?? '', query: { ...config.params }, body: parseBody(config.data) };
    requests.push(request);
    await gates.get(call);
    const answer = answers.get(call);
    if (!answer || answer === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    if (!('status' in answer)) return respond(config, 200, answer.body(request));
    if (answer.status < 300) return respond(config, answer.status, answer.body);
    return refuse(config, answer);
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

function callOf(config: InternalAxiosRequestConfig, known: readonly Call[]): Call | undefined {
  const line = `${config.method?.toUpperCase()} ${config.url}`;
  return known.find((call) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`).test(line));
}

function parseBody(data: unknown): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data;
}

function respond(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  return { config, status, statusText: '', headers: new AxiosHeaders(), data };
}

function refuse(config: InternalAxiosRequestConfig, { status, body }: Failure): never {
  throw new AxiosError(`Status ${status}`, undefined, config, null, respond(config, status, body));
}
