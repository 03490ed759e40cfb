import type { ContactRow } from '../contacts/index.ts';

/** Whom a run talks to, and where. */
export interface RunContext {
  ownerId: string;
  accountId: string;
  contact: ContactRow;
  conversationId: string;
  lane: string;
}
