import type { MetContact } from '../../../instagram/contacts/index.ts';

export interface RunContext {
  ownerId: string;
  accountId: string;
  contact: MetContact;
  conversationId: string;
  lane: string;
}
