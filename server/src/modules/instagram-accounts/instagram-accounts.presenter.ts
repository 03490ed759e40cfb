import type { ResponseOf } from '@fanfare/shared/contracts';
import type { AccountRow } from './instagram-accounts.repository.ts';

type Status = Omit<ResponseOf<'GET /api/instagram/status'>, 'success'>;

export function presentStatus(account: AccountRow | null, nowMs: number): Status {
  if (!account) {
    return {
      connected: false,
      data: null,
      username: null,
      lastSync: null,
      accountType: null,
      isExpired: false,
      webhookSubscribed: false,
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
    lastSync: account.synced_at.toISOString(),
    accountType: account.account_type,
    isExpired: account.state === 'expired' || (expiresAt !== null && expiresAt.getTime() < nowMs),
    webhookSubscribed,
  };
}
