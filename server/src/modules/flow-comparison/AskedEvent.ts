import type { Occasion } from '@fanfare/engine';

export interface AskedEvent {
  eventId: string;
  text: string;
  happenedAt: Date;
  occasion: Occasion;
  /** Payload of the tapped button or quick reply. */
  tap: string | null;
  /** A contact who only commented is identified by their Instagram id. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}
