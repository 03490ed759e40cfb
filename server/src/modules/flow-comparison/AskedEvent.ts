import type { Occasion } from '@fanfare/engine';

export interface AskedEvent {
  eventId: string;
  text: string;
  happenedAt: Date;
  occasion: Occasion;
  tap: string | null;
  /** Instagram's id for a contact who only commented. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}
