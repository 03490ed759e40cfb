import type { TriggerEvent } from '@fanfare/engine';

/** Something that automations were asked about. */
export interface AskedEvent {
  eventId: string;
  text: string;
  happenedAt: Date;
  occasion: TriggerEvent;
  /** What stood behind the button or quick reply that was tapped. */
  tap: string | null;
  /** Somebody who only commented is known by their id at Instagram. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}
