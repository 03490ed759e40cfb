import { mediaLifetimesMs } from '../media/createMediaUrls.ts';
import type { Contact } from '../state/repositories/followers.repository.ts';
import { graphErrors } from './answers/graphErrors.ts';
import { type GraphNode, selectFields } from './answers/selectFields.ts';
import type { GraphCall } from './GraphCall.ts';
import { requireScope } from './tokens/requireScope.ts';

export function readAccount(call: GraphCall, isMe: boolean): unknown {
  requireScope(call.caller, 'instagram_business_basic');
  const { responseStyle } = call.state.preferences.get();
  const profile = selectFields(accountNode(call), call.params.fields);
  return responseStyle === 'documented' && isMe ? { data: [profile] } : profile;
}

function accountNode({ state, caller, media }: GraphCall): GraphNode {
  const { account } = caller;
  const documentedTypes = { BUSINESS: 'Business', MEDIA_CREATOR: 'Media_Creator' } as const;
  const isDocumented = state.preferences.get().responseStyle === 'documented';
  return {
    id: account.appScopedId,
    user_id: account.igId,
    username: account.username,
    name: account.name,
    account_type: isDocumented ? documentedTypes[account.accountType] : account.accountType,
    profile_picture_url: media.urlOf(account.igId, mediaLifetimesMs.profile),
    followers_count: account.followersCount,
    follows_count: account.followsCount,
    media_count: account.mediaCount + state.posts.countOf(account.igId),
  };
}

/** Profiles are readable only after the person wrote to the account. */
export function readCustomer(call: GraphCall, contact: Contact): unknown {
  const { state, caller, media, params } = call;
  requireScope(caller, 'instagram_business_manage_messages');
  const follower = state.followers.find(contact.followerId);
  if (!follower) throw graphErrors.unknownObject(contact.igsid, 'GET');
  if (contact.lastInboundAt === null) throw graphErrors.noConsent();
  const node: GraphNode = {
    id: contact.igsid,
    name: follower.name,
    username: follower.username,
    // People without a name have no picture, so that apps must handle both cases.
    profile_pic: follower.name === null ? null : media.urlOf(contact.igsid, mediaLifetimesMs.profile),
    follower_count: follower.followerCount,
    is_user_follow_business: true,
    is_business_follow_user: false,
    is_verified_user: false,
  };
  return selectFields(node, params.fields);
}
