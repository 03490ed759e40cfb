import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { INSTAGRAM_STATUS_POLL_MS } from '@fanfare/shared/contracts';

/** The account's status, read every 30 s on every screen: with the dashboard it shares one request. */
export function useAccountStatus() {
  return useInstagramStatusQuery(undefined, { pollingInterval: INSTAGRAM_STATUS_POLL_MS });
}
