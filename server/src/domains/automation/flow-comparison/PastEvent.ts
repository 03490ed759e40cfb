import type { TriggerEvent } from '@fanfare/engine';

export interface PastEvent {
  eventId: string;
  accountId: string | null;
  text: string;
  happenedAt: Date;
  triggerEvent: TriggerEvent;
  tap: string | null;
  /** `id` is Instagram's id if the contact only commented. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}
