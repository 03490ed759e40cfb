export { eraseMessage } from './contacts.repository.ts';
export { createProfileFetcher } from './createProfileFetcher.ts';
export {
  askForAssignee,
  askForPerson,
  type ContactMemory,
  contactOfInput,
  findFirstMessages,
  findKnownContacts,
  findOwnMessages,
  insertMessages,
  type KnownContact,
  laneOf,
  type NewMessage,
  rememberUsernames,
  storeConsents,
  storeContactMemories,
  type UpsertedContact,
  upsertContacts,
} from './upsertContacts.repository.ts';
