import type { TriggerEvent } from '@fanfare/engine';

export interface AskedEvent {
  eventId: string;
  text: string;
  happenedAt: Date;
  occasion: TriggerEvent;
  /** What stood behind the button or quick reply that was tapped. */
  tap: string | null;
  /** Instagram's id for a contact who only commented. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}
