export { createOutbox } from './createOutbox.ts';
export {
  confirmByEcho,
  countRecentSends,
  queueSends,
  requeueSends,
  type SendSummary,
  sumUpSends,
  unparkSends,
} from './outbox.repository.ts';
export { splitMessage } from './splitMessage.ts';
