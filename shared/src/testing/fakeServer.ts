import { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { getResponse, type HttpHandler } from 'msw';
import { getAdapter, httpClient, recentErrors } from '../api/index.ts';
import { type BodyOf, type Call, callOf, type ResponseOf } from '../contracts/index.ts';
import { type Answer, answer, type CallRequest, type Recording, unreachable } from '../lab/index.ts';
import { createHandler, createRecordingHandler } from '../mocks/index.ts';

export interface ReceivedRequest extends CallRequest {
  call: Call;
  path: string;
  headers: Readonly<Record<string, string>>;
}

const realAdapter = getAdapter();
const { afterEach }: { afterEach?: (hook: () => void) => void } = Object(globalThis);
afterEach?.(() => {
  httpClient.defaults.adapter = realAdapter;
  recentErrors.forget();
});

/**
 * A fake server behind the HTTP client, based on MSW and typed by the contracts. Calls without a handler get
 * the recorded response, or else 501.
 */
export function fakeServer(recording: Recording | null = null) {
  const handlers = new Map<Call, HttpHandler>();
  const recorded = recording ? [createRecordingHandler(recording)] : [];
  const gates = new Map<Call, Promise<void>>();
  const requests: ReceivedRequest[] = [];
  const uploads = new Map<Call, InternalAxiosRequestConfig['onUploadProgress']>();
  const aborted: Call[] = [];
  const use = <C extends Call>(call: C, given: Answer<ResponseOf<C>, BodyOf<C>>) =>
    void handlers.set(call, createHandler(call, given));

  httpClient.defaults.adapter = async (config) => {
    const request = toRequest(config);
    const { pathname: path, searchParams } = new URL(request.url);
    const known = callOf(request.method, path);
    const noAnswer = () => Response.json({ error: `No answer prepared for ${request.method} ${path}` }, { status: 501 });
    if (!known || !(handlers.has(known.call) || recording)) return await toAxiosResponse(noAnswer(), config);
    const { call, params } = known;
    const body = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const headers = Object.fromEntries(request.headers);
    requests.push({ call, params, path, query: Object.fromEntries(searchParams), body, headers });
    uploads.set(call, config.onUploadProgress);
    await Promise.race([gates.get(call), whenAborted(config).then(() => aborted.push(call))]);
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    const prepared = handlers.get(call);
    return await toAxiosResponse((await getResponse(prepared ? [prepared] : recorded, request)) ?? noAnswer(), config);
  };

  return {
    requests,
    requestsTo: (call: Call) => requests.filter((request) => request.call === call),
    answer: <C extends Call>(call: C, body: ResponseOf<C>) => use(call, answer(body)),
    answerWith: <C extends Call>(call: C, body: (request: CallRequest<BodyOf<C>>) => ResponseOf<C>) => use(call, answer(body)),
    /** `status` 200 creates a response that denies success. */
    fail: (call: Call, status: number, failure: { error?: string; code?: string; field?: string } = {}) =>
      use(call, { kind: 'failure', status, ...failure }),
    disconnect: (call: Call) => use(call, unreachable),
    /** Reports the sent share of a pending call, from 0 to 1. */
    reportUpload: (call: Call, share: number) => {
      uploads.get(call)?.({ loaded: share * 100, total: 100, progress: share, bytes: 0, lengthComputable: true });
    },
    aborted,
    /** Holds responses back until the returned function runs. */
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

/** jsdom and Node have different FormData classes, so an upload's form is left out. */
function toRequest(config: InternalAxiosRequestConfig): Request {
  const url = new URL(httpClient.getUri(config), 'http://server.test');
  const headers = new Headers(Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]));
  return new Request(url, {
    method: config.method?.toUpperCase() ?? 'GET',
    headers,
    body: typeof config.data === 'string' ? config.data : null,
  });
}

async function toAxiosResponse(response: Response, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  if (response.type === 'error') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { status, statusText, headers } = response;
  return { status, statusText, headers: Object.fromEntries(headers), data: await response.text(), config };
}

/** Resolves only when the request is aborted. */
function whenAborted({ signal }: InternalAxiosRequestConfig): Promise<void> {
  return new Promise((resolve) => {
    signal?.addEventListener?.('abort', () => resolve());
  });
}
