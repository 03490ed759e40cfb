export { type AccountAccess, createAccountAccess, type UsableAccount } from './access/createAccountAccess.ts';
export { findConnectedAccount } from './access/findConnectedAccount.ts';
export { expireAccount } from './expireAccount.ts';
export {
  type AccountRow,
  getAccount,
  getAccounts,
  getConnectedAccount,
  listConnectedAccounts,
} from './instagram-accounts.repository.ts';
export { registerInstagramAccountsRoutes } from './instagram-accounts.routes.ts';
export { createInstagramAccountsService, type InstagramAccountsService } from './instagram-accounts.service.ts';
export { createAccountMaintenance } from './maintenance/createAccountMaintenance.ts';
export { renewToken } from './maintenance/renewToken.ts';
export { missingPermissions } from './missingPermissions.ts';
export { noticeEvent } from './noticeEvent.ts';
export { openAccountToken } from './openAccountToken.ts';
export { pauseAccount } from './pauses/pauseAccount.ts';
export { pauseReasonOf, pauseTexts } from './pauses/pauseTexts.ts';
export { eventTypeOfField, fieldOfTrigger } from './webhooks/fieldUses.ts';
export { requiredFields } from './webhooks/requiredFields.ts';
