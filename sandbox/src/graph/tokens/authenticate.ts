import type { State } from '../../state/openState.ts';
import type { Account } from '../../state/repositories/accounts.repository.ts';
import type { Token } from '../../state/repositories/grants.repository.ts';
import { graphErrors } from '../answers/graphErrors.ts';

export interface Caller {
  token: Token;
  account: Account;
}

/** The header takes precedence over the parameter. Throws code 190. */
export function authenticate(state: State, now: number, authorization: string | undefined, parameter: unknown): Caller {
  const presented = presentedToken(authorization, parameter);
  if (presented === null) throw graphErrors.missingToken();
  const caller = findCaller(state, presented);
  if (!caller) throw graphErrors.invalidToken();
  const { token } = caller;
  if (token.revokedAs !== null) throw graphErrors.revokedToken(token.revokedAs);
  if (token.expiresAt <= now) throw graphErrors.expiredToken(token.expiresAt, now);
  return caller;
}

/** Also finds the account of invalid tokens. */
export function identify(state: State, authorization: string | undefined, parameter: unknown): Account | undefined {
  const presented = presentedToken(authorization, parameter);
  return presented === null ? undefined : findCaller(state, presented)?.account;
}

function presentedToken(authorization: string | undefined, parameter: unknown): string | null {
  const presented = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? parameter;
  return typeof presented === 'string' && presented !== '' ? presented : null;
}

function findCaller(state: State, presented: string): Caller | undefined {
  const token = state.grants.findToken(presented);
  const account = token && state.accounts.find(token.igId);
  return token && account && { token, account };
}
