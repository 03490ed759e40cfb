export { assertTokensReadable } from './assertTokensReadable.ts';
export { type AccountRow, getAccount, getAccounts, markAccountExpired } from './instagram-accounts.repository.ts';
export { registerInstagramAccountsRoutes } from './instagram-accounts.routes.ts';
export { createInstagramAccountsService } from './instagram-accounts.service.ts';
export { openAccountToken } from './openAccountToken.ts';
