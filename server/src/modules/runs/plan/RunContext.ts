import type { MetContact } from '../../contacts/index.ts';

/** Whom a run talks to, and where. */
export interface RunContext {
  ownerId: string;
  accountId: string;
  contact: MetContact;
  conversationId: string;
  lane: string;
}
