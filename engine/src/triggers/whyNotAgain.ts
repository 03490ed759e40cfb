import { sentence, type TriggerFilter } from '@fanfare/shared/contracts';

/** Why a flow that answered a person under a post leaves a further comment there alone; null: it answers again. */
export function whyNotAgain(filter: TriggerFilter | undefined): string | null {
  return (filter?.isOncePerPost ?? true) ? sentence('It has answered this person under this post.') : null;
}
