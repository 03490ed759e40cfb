export { eraseMessage } from './contacts.repository.ts';
export { createProfileFetcher } from './createProfileFetcher.ts';
export {
  askForPerson,
  findContactIds,
  findFirstMessages,
  insertMessages,
  laneOf,
  type MetContact,
  meetContacts,
  storeContactMemories,
} from './meetContacts.repository.ts';
