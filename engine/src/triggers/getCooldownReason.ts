import { type Message, message, type TriggerFilter } from '@fanfare/shared/contracts';

/** @returns why a flow ignores another comment by the same person on a post, or null if it replies again */
export function getCooldownReason(filter: TriggerFilter | undefined): Message | null {
  return (filter?.isOncePerPost ?? true) ? message('triggers.already-answered-under-post') : null;
}
