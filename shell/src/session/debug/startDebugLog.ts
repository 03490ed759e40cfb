import { type getAdapter, httpClient } from '@fanfare/shared/api';
import { traffic } from './traffic.ts';

type RequestConfig = Parameters<ReturnType<typeof getAdapter>>[0];

const TOKEN_PREFIX = 'fan_';
const PUBLIC_SEGMENT = /^([a-z][a-z0-9-]*|\d+|[0-9a-f-]{36})$/;
/** The last segment is a user-chosen name. */
const NAMED = /^(\/api\/flow\/get\/).*/;

/** Logs no bodies, values or tokens. */
export function startDebugLog(): void {
  const startedAt = new WeakMap<RequestConfig, number>();
  const logRequest = (config: RequestConfig | undefined, outcome: string, requestId?: unknown) => {
    if (!config) return;
    const durationMs = Math.round(performance.now() - (startedAt.get(config) ?? performance.now()));
    const token = String(config.headers.get('Authorization') ?? '').startsWith(`Bearer ${TOKEN_PREFIX}`);
    write(
      [
        (config.method ?? 'get').toUpperCase(),
        publicPath(config.url ?? '', config.params),
        outcome,
        `${durationMs} ms`,
        ...(requestId ? [`request ${String(requestId)}`] : []),
        ...(token ? [`token ${TOKEN_PREFIX}…`] : []),
      ].join(' '),
    );
  };
  httpClient.interceptors.request.use(
    (config) => {
      startedAt.set(config, performance.now());
      return config;
    },
    null,
    { synchronous: true },
  );
  httpClient.interceptors.response.use(
    (response) => {
      logRequest(response.config, String(response.status), response.headers['x-request-id']);
      return response;
    },
    (failure: { config?: RequestConfig; code?: string }) => {
      logRequest(failure.config, failure.code === 'ERR_CANCELED' ? 'cancelled' : 'no response');
      return Promise.reject(failure);
    },
  );
  traffic.onReceived = (event) => write(`socket received ${event}`);
  traffic.onSent = (event) => write(`socket sent ${event}`);
}

export function publicPath(path: string, query?: unknown): string {
  const segments = path
    .replace(NAMED, '$1…')
    .split('/')
    .map((segment) => (segment === '' || PUBLIC_SEGMENT.test(segment) ? segment : '…'));
  const fields = Object.entries(Object(query)).flatMap(([name, value]) => (value === undefined || value === null ? [] : [name]));
  return segments.join('/') + (fields.length > 0 ? `?${fields.join('&')}` : '');
}

function write(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the debug log is for the console
  console.log(`[fanfare] ${text}`);
}
