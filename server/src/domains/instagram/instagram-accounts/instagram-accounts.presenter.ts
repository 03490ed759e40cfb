import type { ResponseOf } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { AccountRow, Takeover } from './instagram-accounts.repository.ts';
import { missingPermissions } from './missingPermissions.ts';
import { pauseTexts } from './pauses/pauseTexts.ts';

type Status = Omit<ResponseOf<'GET /api/instagram/status'>, 'success'>;

export function presentStatus(account: AccountRow | null, takeover: Takeover | null, nowMs: number): Status {
  if (!account) {
    return {
      connected: false,
      data: null,
      username: null,
      lastSync: null,
      accountType: null,
      isExpired: false,
      webhookSubscribed: false,
      missingPermissions: [],
      pause: null,
      takeover: takeover && { username: takeover.username, at: takeover.at.toISOString() },
    };
  }
  const webhookSubscribed = account.state === 'active' && account.subscribed_fields.includes('messages');
  const expiresAt = account.token_expires_at;
  return {
    connected: true,
    data: {
      pageName: account.name ?? account.username,
      instagramUsername: account.username,
      lastConnected: account.connected_at.toISOString(),
      tokenExpiresAt: expiresAt?.toISOString() ?? null,
      webhookSubscribed,
    },
    username: account.username,
    lastSync: lastSyncOf(account).toISOString(),
    accountType: account.account_type,
    isExpired: isExpired(account, nowMs),
    webhookSubscribed,
    missingPermissions: missingPermissions(account),
    pause: presentPause(account),
    takeover: null,
  };
}

type Connected = ResponseOf<'GET /api/instagram/accounts'>['data'][number];

export function presentAccount(account: AccountRow, nowMs: number): Connected {
  const paused = account.pause_reason === null ? 'active' : 'paused';
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    picture: account.picture_url,
    state: isExpired(account, nowMs) ? 'expired' : paused,
    connectedAt: account.connected_at.toISOString(),
    followers: account.followers_count,
  };
}

function isExpired({ state, token_expires_at: expiresAt }: AccountRow, nowMs: number): boolean {
  return state === 'expired' || (expiresAt !== null && expiresAt.getTime() < nowMs);
}

function lastSyncOf({ synced_at, subscriptions_checked_at }: AccountRow): Date {
  return subscriptions_checked_at !== null && subscriptions_checked_at > synced_at ? subscriptions_checked_at : synced_at;
}

function presentPause({ pause_reason: reason, paused_at: at }: AccountRow): Status['pause'] {
  if (reason === null || at === null) return null;
  const { text, fix } = pauseTexts[reason];
  return { reason, since: at.toISOString(), ...inBoth('text', 'message', text), ...inBoth('fix', 'fixMessage', fix) };
}

type Details = ResponseOf<'GET /api/instagram/account'>['account'];

export function presentDetails(account: AccountRow): Details {
  return {
    username: account.username,
    fullName: account.name,
    followers: account.followers_count,
    following: account.follows_count,
    posts: account.media_count,
    // Documented as Business and Media_Creator, observed as BUSINESS and MEDIA_CREATOR.
    isBusinessAccount: account.account_type === null ? null : account.account_type.toLowerCase() === 'business',
  };
}
