import { type Message, message, type TriggerFilter } from '@fanfare/shared/contracts';

/** Why a flow that answered a person under a post leaves a further comment there alone; null: it answers again. */
export function whyNotAgain(filter: TriggerFilter | undefined): Message | null {
  return (filter?.isOncePerPost ?? true) ? message('triggers.already-answered-under-post') : null;
}
