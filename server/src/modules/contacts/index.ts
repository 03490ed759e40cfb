export { type ContactRow, eraseMessage, findContact } from './contacts.repository.ts';
export { createProfileFetcher } from './createProfileFetcher.ts';
export {
  findContactIds,
  findFirstMessages,
  insertMessages,
  laneOf,
  type MetContact,
  meetContacts,
  type NewMessage,
  storeContactMemories,
} from './meetContacts.repository.ts';
