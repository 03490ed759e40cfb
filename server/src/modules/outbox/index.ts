export { assertMessageFits } from './assertMessageFits.ts';
export type { ClaimedSend, TakenSend } from './claimSends.ts';
export { queueCommentSends } from './commentSends.repository.ts';
export { createOutbox } from './createOutbox.ts';
export type { SendHandover } from './createSendHandover.ts';
export { createSendingShare } from './createSendingShare.ts';
export { contentOf, isSignal, type OutgoingContent } from './OutgoingContent.ts';
export {
  confirmByEcho,
  findKnownEchoes,
  noSends,
  requeueSends,
  type SendRow,
  type SendSummary,
  sumUpSends,
  unparkSends,
} from './outbox.repository.ts';
export { findPersonSend, isPersonSendId, queuePersonSend, requeuePersonSend } from './personSends.repository.ts';
export { privateReplyId, queuePrivateReply } from './privateReplies.repository.ts';
export {
  type FirstSend,
  findLaneStates,
  isLaneTaken,
  type LaneState,
  type NewSend,
  queueSends,
} from './queueSends.repository.ts';
export { OPTED_OUT, TAKEN_OVER } from './sendReasons.ts';
export { textOfSend } from './sentMessage.ts';
export { settleSends } from './settleSends.ts';
export { inParts } from './splitMessage.ts';
export { cancelSends, failWaitingSends } from './withdrawSends.repository.ts';
