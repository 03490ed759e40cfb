import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AxiosRequestConfig } from 'axios';
import type { Message, MessageText } from '../contracts/index.ts';
import type { ApiError } from './ApiError.ts';
import { httpClient } from './httpClient.ts';
import { startAction } from './idempotency/startAction.ts';
import { recentErrors } from './recentErrors.ts';
import type { ApiRequest } from './request.ts';
import { readStoredAccountId } from './storage/accountStorage.ts';
import { isSignedOutByUser, readStoredSession } from './storage/tokenStorage.ts';
import { readStoredWorkspace } from './storage/workspaceStorage.ts';

const SERVER_FAILED = 500;

/**
 * The server rejected the token. The payload contains the token, because a late response must not end a newer
 * session.
 */
export const sessionExpired = createAction<{ token: string; isSignedOutByUser?: boolean }>('session/expired');

/** The server rejected a call because the user is no longer a member of this tab's workspace. */
export const membershipEnded = createAction('workspaces/membershipEnded');

/** The server rejected a call because an account is not connected. */
export const accountRefused = createAction('accounts/refused');

/**
 * RTK Query over axios.
 * @returns every failure, and every response that denies success, as an `ApiError`
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  const token = readStoredSession()?.token;
  const workspaceId = readStoredWorkspace()?.id;
  const accountId = readStoredAccountId();
  const action = startAction(request, [workspaceId, accountId].join(' '));
  const response = await httpClient.request<unknown>({ ...toConfig(request, action?.key), signal }).catch(() => null);
  if (!response) {
    action?.end(false);
    return { error: { kind: 'network' } };
  }
  const { status, data } = response;
  const error = serverError(status, data);
  action?.end(status < SERVER_FAILED && error.code !== 'idempotency_in_progress');
  recentErrors.settle(`${request.method} ${request.path}`, status < SERVER_FAILED ? null : error.requestId);
  if (status < 300 && data !== null && !deniesSuccess(data)) return { data };
  if (token && status === 401 && error.code === 'not_signed_in') refuse(token, dispatch);
  // A late response must not concern the next workspace.
  const isMembershipChanged = error.code === 'not_a_member' || error.code === 'role_too_low';
  if (isMembershipChanged && workspaceId && workspaceId === readStoredWorkspace()?.id) dispatch(membershipEnded());
  if (error.code === 'account_not_connected' && accountId !== null && accountId === readStoredAccountId())
    dispatch(accountRefused());
  return { error };
};

function refuse(token: string, dispatch: (action: ReturnType<typeof sessionExpired>) => unknown): void {
  const current = readStoredSession()?.token ?? token;
  // Another tab has signed in again; this one switches to its session.
  if (current === token) dispatch(sessionExpired({ token, isSignedOutByUser: isSignedOutByUser() }));
}

function toConfig({ method, path, query, body, headers, onUploadProgress }: ApiRequest, key?: string): AxiosRequestConfig {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    method,
    url: path,
    params: query,
    headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }), ...(key && { 'Idempotency-Key': key }) },
    // Serialized here, because axios drops the keys `constructor` and `prototype` of an object that it
    // copies.
    data: isJson ? JSON.stringify(body) : body,
    ...(onUploadProgress && { onUploadProgress: ({ progress = null }) => onUploadProgress(progress) }),
  };
}

function deniesSuccess(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === false;
}

function serverError(status: number, data: unknown): Extract<ApiError, { kind: 'server' }> {
  const message = fieldOf(data, 'message');
  const field = textField(data, 'field');
  return {
    kind: 'server',
    status,
    text: textField(data, 'error'),
    code: textField(data, 'code'),
    requestId: textField(data, 'requestId'),
    ...(isMessageText(message) && { message }),
    ...(field !== null && { field }),
  };
}

function textField(data: unknown, name: string): string | null {
  const value = fieldOf(data, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

function isMessageText(value: unknown): value is MessageText {
  return Array.isArray(value) ? value.every(isMessage) : isMessage(value);
}

function isMessage(value: unknown): value is Message {
  return typeof fieldOf(value, 'code') === 'string';
}
