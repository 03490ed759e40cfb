import type { State } from '../state/openState.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import type { ResponseStyle } from '../state/repositories/preferences.repository.ts';
import type { Caller } from './authenticate.ts';
import { graphErrors } from './graphErrors.ts';
import { requireScope } from './requireScope.ts';
import { selectFields } from './selectFields.ts';

/** `GET /me`, `/{IG_ID}` or `/{IGSID}`. */
export function readNode(state: State, caller: Caller, objectId: string, fields: unknown): unknown {
  const { account } = caller;
  if (objectId === 'me' || objectId === account.igId) {
    requireScope(caller, 'instagram_business_basic');
    const { responseStyle } = state.preferences.get();
    const profile = selectFields(accountNode(account, responseStyle), fields);
    return responseStyle === 'documented' && objectId === 'me' ? { data: [profile] } : profile;
  }
  return selectFields(customerNode(state, caller, objectId), fields);
}

function accountNode(account: Account, style: ResponseStyle) {
  const documentedTypes = { BUSINESS: 'Business', MEDIA_CREATOR: 'Media_Creator' } as const;
  return {
    id: account.appScopedId,
    user_id: account.igId,
    username: account.username,
    name: account.name,
    account_type: style === 'documented' ? documentedTypes[account.accountType] : account.accountType,
    followers_count: account.followersCount,
    follows_count: account.followsCount,
    media_count: account.mediaCount,
  };
}

/** Only somebody who wrote to the account has agreed to be looked up. */
function customerNode(state: State, caller: Caller, igsid: string) {
  requireScope(caller, 'instagram_business_manage_messages');
  const contact = state.followers.findContact(caller.account.igId, igsid);
  const follower = contact && state.followers.find(contact.followerId);
  if (!contact || !follower) throw graphErrors.unknownObject(igsid, 'GET');
  if (contact.lastInboundAt === null) throw graphErrors.noConsent();
  return {
    id: contact.igsid,
    name: follower.name,
    username: follower.username,
    profile_pic: null,
    follower_count: follower.followerCount,
    is_user_follow_business: true,
    is_business_follow_user: false,
    is_verified_user: false,
  };
}
