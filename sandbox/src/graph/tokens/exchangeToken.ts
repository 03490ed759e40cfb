import { randomBytes } from 'node:crypto';
import type { LongLivedTokenResponse } from '@fanfare/shared/contracts/graph';
import type { State } from '../../state/openState.ts';
import type { Token } from '../../state/repositories/grants.repository.ts';
import { graphErrors } from '../answers/graphErrors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const SHORT_TOKEN_MS = 60 * 60 * 1000;
export const LONG_TOKEN_MS = 60 * DAY_MS;
/** Instagram does not refresh younger tokens. */
const REFRESH_AGE_MIN_MS = DAY_MS;

/** `SBX_` makes tokens invalid at the real Instagram. */
export function createToken(): string {
  return `SBX_IGAA${randomBytes(96).toString('base64url')}`;
}

/** Exchanges a short-lived token for a long-lived one. */
export function exchangeToken(
  state: State,
  appSecret: string,
  now: number,
  params: Record<string, unknown>,
): LongLivedTokenResponse {
  requireGrantType(params.grant_type, 'ig_exchange_token');
  if (typeof params.client_secret !== 'string') throw graphErrors.missingParameter('client_secret');
  if (params.client_secret !== appSecret) throw graphErrors.badParameter('Error validating client secret.');
  return issueLong(state, now, readToken(state, now, params.access_token, 'short'));
}

/** Adds 60 days to a token that is at least a day old. */
export function refreshToken(state: State, now: number, params: Record<string, unknown>): LongLivedTokenResponse {
  requireGrantType(params.grant_type, 'ig_refresh_token');
  const token = readToken(state, now, params.access_token, 'long');
  if (!token.scopes.includes('instagram_business_basic')) throw graphErrors.missingPermission('instagram_business_basic');
  if (now - token.issuedAt < REFRESH_AGE_MIN_MS) {
    throw graphErrors.badParameter('The access token must be at least 24 hours old to be refreshed.');
  }
  return issueLong(state, now, token);
}

function requireGrantType(grantType: unknown, expected: string): void {
  if (grantType === undefined) throw graphErrors.missingParameter('grant_type');
  if (grantType !== expected) throw graphErrors.badParameter(`Param grant_type must be one of {${expected}}.`);
}

function readToken(state: State, now: number, presented: unknown, kind: Token['kind']): Token {
  if (typeof presented !== 'string' || presented === '') throw graphErrors.missingToken();
  const token = state.grants.findToken(presented);
  if (!token) throw graphErrors.invalidToken();
  if (token.revokedAs !== null) throw graphErrors.revokedToken(token.revokedAs);
  if (token.expiresAt <= now) throw graphErrors.expiredToken(token.expiresAt, now);
  if (token.kind !== kind) throw graphErrors.unsupportedMethod('get');
  return token;
}

function issueLong(state: State, now: number, { igId, scopes }: Token): LongLivedTokenResponse {
  const token = createToken();
  state.grants.insertToken({ token, kind: 'long', igId, scopes, issuedAt: now, expiresAt: now + LONG_TOKEN_MS });
  return { access_token: token, token_type: 'bearer', expires_in: LONG_TOKEN_MS / 1000 };
}
