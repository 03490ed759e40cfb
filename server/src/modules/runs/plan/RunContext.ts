import type { MetContact } from '../../contacts/index.ts';

export interface RunContext {
  ownerId: string;
  accountId: string;
  contact: MetContact;
  conversationId: string;
  lane: string;
}
