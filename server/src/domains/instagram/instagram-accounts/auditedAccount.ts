import type { AccountRow } from './instagram-accounts.repository.ts';

export function auditedAccount({ id, username }: Pick<AccountRow, 'id' | 'username'>) {
  return { object: { kind: 'instagram_account', id, name: username } as const, params: { account: username } };
}
