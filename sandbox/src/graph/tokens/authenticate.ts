import type { State } from '../../state/openState.ts';
import type { Account } from '../../state/repositories/accounts.repository.ts';
import type { Token } from '../../state/repositories/grants.repository.ts';
import { graphErrors } from '../answers/graphErrors.ts';

/** On whose behalf a call is made. */
export interface Caller {
  token: Token;
  account: Account;
}

/** Finds the token in the header or, if there is none, in the parameter; throws code 190. */
export function authenticate(state: State, now: number, authorization: string | undefined, parameter: unknown): Caller {
  const presented = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? parameter;
  if (typeof presented !== 'string' || presented === '') throw graphErrors.missingToken();
  const token = state.grants.findToken(presented);
  const account = token && state.accounts.find(token.igId);
  if (!token || !account) throw graphErrors.invalidToken();
  if (token.revokedAs !== null) throw graphErrors.revokedToken(token.revokedAs);
  if (token.expiresAt <= now) throw graphErrors.expiredToken(token.expiresAt, now);
  return { token, account };
}
