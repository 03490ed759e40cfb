import { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { httpClient } from '../api/index.ts';
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
  const uploads = new Map<Call, InternalAxiosRequestConfig['onUploadProgress']>();
  const aborted: Call[] = [];

  httpClient.defaults.adapter = async (config) => {
    const method = (config.method ?? 'GET').toUpperCase();
    const url = new URL(httpClient.getUri(config), 'http://server.test');
    const { pathname: path, searchParams } = url;
    const line = `${method} ${path}`;
    const recorded = recordedFor(recording, method, url);
    const call = [...answers.keys()].find((known) => lineOf(known).test(line)) ?? (recorded && callOf(method, path)?.call);
    if (!call) return respond(config, 501, { error: `No answer prepared for ${line}` });
    const headers = Object.fromEntries(Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]));
    const request = { call, path, query: Object.fromEntries(searchParams), body: parseBody(config.data), headers };
    requests.push(request);
    uploads.set(call, config.onUploadProgress);
    await Promise.race([gates.get(call), whenAborted(config).then(() => aborted.push(call))]);
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    const answer = answers.get(call) ?? (recorded && preparedFrom(recorded));
    if (!answer || answer === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    return 'status' in answer ? respond(config, answer.status, answer.body) : respond(config, 200, answer.body(request));
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
    fail: (call: Call, status: number, failure: { error?: string; code?: string; field?: string } = {}) => {
      answers.set(call, { status, body: { success: false, requestId: 'request-1', ...failure } });
    },
    /** From now on this call reaches nobody. */
    disconnect: (call: Call) => {
      answers.set(call, 'unreachable');
    },
    /** Reports to the page how much of the body of this call was sent, from 0 to 1. Hold the call first. */
    reportUpload: (call: Call, share: number) => {
      uploads.get(call)?.({ loaded: share * 100, total: 100, progress: share, bytes: 0, lengthComputable: true });
    },
    /** The calls that the page aborted while they were held, in order. */
    aborted,
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

/** Never resolves for a request that is not aborted. */
function whenAborted({ signal }: InternalAxiosRequestConfig): Promise<void> {
  return new Promise((resolve) => {
    signal?.addEventListener?.('abort', () => resolve());
  });
}

function respond(config: InternalAxiosRequestConfig, status: number, body: unknown): AxiosResponse {
  const [type, data] = typeof body === 'string' ? ['text/csv', body] : ['application/json', JSON.stringify(body)];
  return { status, statusText: '', headers: { 'content-type': type }, data, config };
}
