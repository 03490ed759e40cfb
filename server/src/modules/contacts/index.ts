export { type ContactRow, eraseMessage } from './contacts.repository.ts';
export { createProfileFetcher } from './createProfileFetcher.ts';
export {
  findContactIds,
  findFirstMessages,
  insertMessages,
  isOwnMessageKnown,
  laneOf,
  type MetContact,
  meetContacts,
  type NewMessage,
  storeConsents,
  storeContactMemories,
} from './meetContacts.repository.ts';
