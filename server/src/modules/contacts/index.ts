export { eraseMessage } from './contacts.repository.ts';
export { createProfileFetcher } from './createProfileFetcher.ts';
export {
  askForPerson,
  type ContactMemory,
  findContactIds,
  findFirstMessages,
  insertMessages,
  laneOf,
  type MetContact,
  meetContacts,
  type NewMessage,
  storeConsents,
  storeContactMemories,
} from './meetContacts.repository.ts';
