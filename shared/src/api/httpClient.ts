import axios, { type AxiosAdapter, type AxiosResponseHeaders, type InternalAxiosRequestConfig } from 'axios';
import { language } from '../language/index.ts';
import { readStoredAccountId } from './storage/accountStorage.ts';
import { readStoredSession } from './storage/tokenStorage.ts';
import { readStoredWorkspace } from './storage/workspaceStorage.ts';

const TIMEOUT_MS = 30_000;

/**
 * Sends requests to the API. Resolves with any status; the data is parsed JSON, the text of a file, or null
 * for other bodies such as a gateway's error page. Rejects after 30 seconds without a response, or when
 * aborted.
 */
export const httpClient = axios.create({
  adapter: 'xhr',
  timeout: TIMEOUT_MS,
  validateStatus: null,
  // The session is a bearer token; looking up a cookie would delay each request.
  withXSRFToken: false,
  responseType: 'text',
  paramsSerializer: toQueryString,
  // The default would parse a serialized body again.
  transformRequest: [],
  transformResponse: parseBody,
});

// Synchronous, so that `baseQuery` and the request see the same session.
httpClient.interceptors.request.use(addHeaders, null, { synchronous: true });

/** Returns the current transport. Tests and recorders replace `httpClient.defaults.adapter`. */
export function getAdapter(): AxiosAdapter {
  return axios.getAdapter(httpClient.defaults.adapter);
}

function addHeaders(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = readStoredSession()?.token;
  if (token !== undefined) config.headers.setAuthorization(`Bearer ${token}`);
  config.headers.set('Accept-Language', language());
  const workspace = readStoredWorkspace();
  if (workspace) config.headers.set('Fanfare-Workspace', workspace.id);
  const accountId = readStoredAccountId();
  if (accountId !== null && !config.headers.has('Fanfare-Account')) config.headers.set('Fanfare-Account', accountId);
  return config;
}

function toQueryString(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function parseBody(content: string, headers: AxiosResponseHeaders): unknown {
  const type = String(headers.get('content-type') ?? '');
  if (!/json/.test(type)) return /html/.test(type) ? null : content;
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
