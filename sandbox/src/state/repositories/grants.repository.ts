import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../database/statement.ts';

export interface AuthorizationCode {
  code: string;
  clientId: string;
  redirectUri: string;
  igId: string;
  scopes: string[];
  expiresAt: number;
}

/** Subcodes of error 190. */
export const revocations = { appRemoved: 458, passwordChanged: 460, checkpoint: 459, invalidated: 467 } as const;
export type Revocation = keyof typeof revocations;

export interface Token {
  token: string;
  kind: 'short' | 'long';
  igId: string;
  scopes: string[];
  issuedAt: number;
  expiresAt: number;
  /** Subcode of error 190; null if valid. */
  revokedAs: number | null;
}

type Stored<T> = Omit<T, 'scopes'> & { scopes: string };

/** Caches used tokens, because every call needs one. */
export function grantsRepository(database: DatabaseSync) {
  const insertCode = statement(
    database,
    'insert into authorizationCodes values (:code, :clientId, :redirectUri, :igId, :scopes, :expiresAt, null)',
  );
  const findCode = statement<Stored<AuthorizationCode>>(
    database,
    'select * from authorizationCodes where code = :code and usedAt is null',
  );
  const useCode = statement(database, 'update authorizationCodes set usedAt = :at where code = :code and usedAt is null');
  const insertToken = statement(
    database,
    'insert into tokens (token, kind, igId, scopes, issuedAt, expiresAt) values (:token, :kind, :igId, :scopes, :issuedAt, :expiresAt)',
  );
  const findToken = statement<Stored<Token>>(database, 'select * from tokens where token = :token');
  const alive = statement(database, 'select 1 from tokens where igId = :igId and expiresAt > :at and revokedAs is null limit 1');
  const revoke = statement(database, 'update tokens set revokedAs = :subcode where igId = :igId and revokedAs is null');
  const inUse = new Map<string, Token>();
  return {
    insertCode: (code: AuthorizationCode): void => void insertCode.run({ ...code, scopes: code.scopes.join(',') }),
    findUnusedCode: (code: string): AuthorizationCode | undefined => withScopes(findCode.get({ code })),
    markCodeUsed: (code: string, at: number): void => void useCode.run({ code, at }),
    insertToken: (token: Omit<Token, 'revokedAs'>): void => void insertToken.run({ ...token, scopes: token.scopes.join(',') }),
    findToken: (token: string): Token | undefined => {
      const known = inUse.get(token) ?? withScopes(findToken.get({ token }));
      if (known) inUse.set(token, known);
      return known;
    },
    hasLiveToken: (igId: string, at: number): boolean => alive.get({ igId, at }) !== undefined,
    /** @returns the number of revoked tokens */
    revokeAll: (igId: string, subcode: number): number => {
      inUse.clear();
      return revoke.run({ igId, subcode });
    },
    forget: (): void => inUse.clear(),
  };
}

function withScopes<T extends { scopes: string }>(row: T | undefined): (Omit<T, 'scopes'> & { scopes: string[] }) | undefined {
  return row && { ...row, scopes: row.scopes === '' ? [] : row.scopes.split(',') };
}
