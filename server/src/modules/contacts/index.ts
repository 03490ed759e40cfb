export {
  addTag,
  type ContactRow,
  eraseMessage,
  findContact,
  findContactByIgsid,
  hasEarlierMessage,
  insertMessage,
  removeTag,
  setVariable,
  touchConversation,
  upsertContact,
} from './contacts.repository.ts';
export { createProfileFetcher } from './createProfileFetcher.ts';
