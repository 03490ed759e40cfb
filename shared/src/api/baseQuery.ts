import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isAxiosError } from 'axios';
import type { ApiError } from './ApiError.ts';
import { httpClient } from './httpClient.ts';
import type { ApiRequest } from './request.ts';
import { readStoredSession } from './tokenStorage.ts';

/** The server no longer knows the token that was sent. The payload is that token: a late answer must not end a newer session. */
export const sessionExpired = createAction<{ token: string }>('session/expired');

/** RTK Query over axios: bearer token when there is one; every failure, and every answer that denies success, as an `ApiError`. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  { method, path, query, body },
  { signal, dispatch },
) => {
  const token = readStoredSession()?.token;
  try {
    const response = await httpClient.request<unknown>({
      method,
      url: path,
      params: query,
      data: body,
      signal,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    return deniesSuccess(response.data) ? { error: serverError(response.status, response.data) } : { data: response.data };
  } catch (cause) {
    const error = toApiError(cause);
    if (token && error.kind === 'server' && error.status === 401 && error.code === 'not_signed_in')
      dispatch(sessionExpired({ token }));
    return { error };
  }
};

function toApiError(cause: unknown): ApiError {
  if (!isAxiosError(cause) || !cause.response) return { kind: 'network' };
  return serverError(cause.response.status, cause.response.data);
}

function deniesSuccess(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === false;
}

function serverError(status: number, data: unknown): ApiError {
  return {
    kind: 'server',
    status,
    text: textField(data, 'error'),
    code: textField(data, 'code'),
    requestId: textField(data, 'requestId'),
  };
}

function textField(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
