import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import type { NewAccount } from '../state/repositories/accounts.repository.ts';

type AccountOptions = Pick<NewAccount, 'username'> &
  Partial<Pick<NewAccount, 'name' | 'accountType' | 'followersCount' | 'igId'>>;

export function createAccount({ state, live }: Pick<Dependencies, 'state' | 'live'>, options: AccountOptions): NewAccount {
  const { username, name = null, accountType = 'BUSINESS', followersCount = 100 } = options;
  if (state.accounts.list().some((account) => account.username === username)) {
    throw new ApiError(409, `There is already an account ${username}.`);
  }
  const { igId = `178414${state.random.digits(11)}` } = options;
  if (state.accounts.find(igId)) throw new ApiError(409, `There is already an account with the id ${igId}.`);
  const ids = { igId, appScopedId: `2${state.random.digits(16)}` };
  const account = { ...ids, username, name, accountType, followersCount, followsCount: 0, mediaCount: 0 };
  state.transaction(() => {
    state.accounts.insert(account);
    state.followers.addContacts(account.igId);
  });
  live.publish({ kind: 'accounts' });
  return account;
}
