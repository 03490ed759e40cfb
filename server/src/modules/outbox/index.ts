export { assertMessageFits } from './assertMessageFits.ts';
export { createOutbox } from './createOutbox.ts';
export { contentOf, isSignal, type OutgoingContent } from './OutgoingContent.ts';
export {
  confirmByEcho,
  countRecentSends,
  findKnownEchoes,
  noSends,
  queueSends,
  requeueSends,
  type SendSummary,
  sumUpSends,
  unparkSends,
} from './outbox.repository.ts';
export { findPersonSend, queuePersonSend, requeuePersonSend } from './personSends.repository.ts';
export { splitMessage } from './splitMessage.ts';
