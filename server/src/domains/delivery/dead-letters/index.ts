export { createDeadLetterPruning } from './createDeadLetterPruning.ts';
export {
  eraseDeadLettersNaming,
  eraseDeadLettersOfOwner,
  findAccountsByIgIds,
  listConnected,
  storeDeadLetter,
  storeOwners,
} from './dead-letters.repository.ts';
