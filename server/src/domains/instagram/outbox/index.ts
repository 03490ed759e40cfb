export { createOutbox } from './createOutbox.ts';
export { contentOf, isSignal, type OutgoingContent } from './OutgoingContent.ts';
export {
  confirmByEcho,
  findKnownEchoes,
  noSends,
  requeueSends,
  resumeSends,
  type SendRow,
  type SendSummary,
  sumUpSends,
} from './outbox.repository.ts';
export { assertMessageFits } from './queue/assertMessageFits.ts';
export { queueCommentSends } from './queue/commentSends.repository.ts';
export { findPersonSend, isPersonSendId, queuePersonSend, requeuePersonSend } from './queue/personSends.repository.ts';
export { privateReplyId, queuePrivateReply } from './queue/privateReplies.repository.ts';
export {
  type FirstSend,
  findLaneStates,
  isLaneTaken,
  type LaneState,
  type NewSend,
  queueSends,
} from './queue/queueSends.repository.ts';
export { splitMessage } from './queue/splitMessage.ts';
export { cancelSends, failWaitingSends } from './queue/withdrawSends.repository.ts';
export { announceSending, pruneCallAllowances, reserveCalls } from './sending/callAllowances.repository.ts';
export type { ClaimedSend, TakenSend } from './sending/claimSends.ts';
export type { SendHandover } from './sending/createSendHandover.ts';
export { textOfSend } from './sending/sentMessage.ts';
export { type SettleRuns, settleSends } from './sending/settleSends.ts';
export { OPTED_OUT, TAKEN_OVER } from './sendReasons.ts';
