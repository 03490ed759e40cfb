export { assertMessageFits } from './assertMessageFits.ts';
export { createOutbox } from './createOutbox.ts';
export {
  confirmByEcho,
  countRecentSends,
  findKnownEchoes,
  noSends,
  OPTED_OUT,
  queueSends,
  requeueSends,
  type SendSummary,
  sumUpSends,
  unparkSends,
} from './outbox.repository.ts';
export { findPersonSend, isPersonSendId, queuePersonSend, requeuePersonSend } from './personSends.repository.ts';
export { settleSends } from './settleSends.ts';
export { splitMessage } from './splitMessage.ts';
