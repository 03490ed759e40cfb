import type { DeliveryState } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { StoredState } from './missed-deliveries.repository.ts';

export function presentDeliveryState(stored: StoredState | undefined): DeliveryState {
  return {
    checkedAt: stored?.finished_at?.toISOString() ?? null,
    comparedUntil: stored?.compared_until?.toISOString() ?? null,
    threads: stored?.threads ?? 0,
    posts: stored?.posts ?? 0,
    missed: { lastCheck: stored?.missed ?? 0, lastDay: stored?.lastDay ?? 0, lastWeek: stored?.lastWeek ?? 0 },
    isComparing: stored?.is_comparing ?? false,
    leftOutAt: stored?.left_out_at?.toISOString() ?? null,
    ...inBoth('leftOut', 'leftOutMessage', stored?.left_out ?? null),
    ...inBoth('error', 'errorMessage', stored?.error_message ?? stored?.error ?? null),
  };
}
