import type { UpsertedContact } from '../../../instagram/contacts/index.ts';

export interface RunContext {
  ownerId: string;
  accountId: string;
  contact: UpsertedContact;
  conversationId: string;
  lane: string;
}
