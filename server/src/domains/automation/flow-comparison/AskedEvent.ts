import type { TriggerEvent } from '@fanfare/engine';

export interface AskedEvent {
  eventId: string;
  accountId: string | null;
  text: string;
  happenedAt: Date;
  occasion: TriggerEvent;
  tap: string | null;
  /** `id` is Instagram's id if the contact only commented. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}
