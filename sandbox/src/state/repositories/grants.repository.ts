import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../statement.ts';

export interface AuthorizationCode {
  code: string;
  clientId: string;
  redirectUri: string;
  igId: string;
  scopes: string[];
  expiresAt: number;
}

export interface Token {
  token: string;
  kind: 'short' | 'long';
  igId: string;
  scopes: string[];
  issuedAt: number;
  expiresAt: number;
}

type Stored<T> = Omit<T, 'scopes'> & { scopes: string };

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
  const insertToken = statement(database, 'insert into tokens values (:token, :kind, :igId, :scopes, :issuedAt, :expiresAt)');
  const findToken = statement<Stored<Token>>(database, 'select * from tokens where token = :token');
  const alive = statement(database, 'select 1 from tokens where igId = :igId and expiresAt > :at limit 1');
  return {
    insertCode: (code: AuthorizationCode) => insertCode.run({ ...code, scopes: code.scopes.join(',') }),
    findUnusedCode: (code: string): AuthorizationCode | undefined => withScopes(findCode.get({ code })),
    markCodeUsed: (code: string, at: number) => useCode.run({ code, at }),
    insertToken: (token: Token) => insertToken.run({ ...token, scopes: token.scopes.join(',') }),
    findToken: (token: string): Token | undefined => withScopes(findToken.get({ token })),
    hasLiveToken: (igId: string, at: number): boolean => alive.get({ igId, at }) !== undefined,
  };
}

function withScopes<T extends { scopes: string }>(row: T | undefined): (Omit<T, 'scopes'> & { scopes: string[] }) | undefined {
  return row && { ...row, scopes: row.scopes.split(',') };
}
