import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './ApiError.ts';
import { openFailures } from './openFailures.ts';
import type { ApiRequest } from './request.ts';
import { sendRequest } from './sendRequest.ts';
import { readStoredSession } from './tokenStorage.ts';

const SERVER_FAILED = 500;

/** The server no longer knows the token that was sent. The payload is that token: a late answer must not end a newer session. */
export const sessionExpired = createAction<{ token: string }>('session/expired');

/** RTK Query over fetch: bearer token when there is one; every failure, and every answer that denies success, as an `ApiError`. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  const token = readStoredSession()?.token;
  const answer = await sendRequest(request, { token, signal }).catch(() => null);
  if (!answer) return { error: { kind: 'network' } };
  const { status, data } = answer;
  const error = serverError(status, data);
  openFailures.settle(`${request.method} ${request.path}`, status < SERVER_FAILED ? null : error.requestId);
  if (status < 300 && data !== null && !deniesSuccess(data)) return { data };
  if (token && status === 401 && error.code === 'not_signed_in') dispatch(sessionExpired({ token }));
  return { error };
};

function deniesSuccess(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === false;
}

function serverError(status: number, data: unknown) {
  return {
    kind: 'server',
    status,
    text: textField(data, 'error'),
    code: textField(data, 'code'),
    requestId: textField(data, 'requestId'),
  } as const;
}

function textField(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
