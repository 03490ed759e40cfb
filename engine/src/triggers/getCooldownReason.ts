import { type Message, message, type TriggerFilter } from '@fanfare/shared/contracts';

/** @returns why a flow ignores a person's further comment on a post; null: it replies again */
export function getCooldownReason(filter: TriggerFilter | undefined): Message | null {
  return (filter?.isOncePerPost ?? true) ? message('triggers.already-answered-under-post') : null;
}
