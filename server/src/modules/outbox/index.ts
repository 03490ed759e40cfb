export { createOutbox } from './createOutbox.ts';
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
export { splitMessage } from './splitMessage.ts';
